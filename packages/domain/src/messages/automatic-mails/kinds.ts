import { AUTOMATIC_KINDS, type AutomaticKind } from '@clubhouse/contract/messages/office/automatic-mail-kinds'
import type { Mail, MailTemplate } from '../mail/mails.ts'

export type { AutomaticKind }

/** What a club may leave open in the opening of an automatic mail, and what its editor calls it. */
export const OPENING_PLACEHOLDERS = {
  club_name: 'Club',
  members: 'Members’ names',
  plans: 'Plans',
  plan: 'Plan',
  amount: 'Amount',
  due: 'Day it is due',
  what: 'What it is for',
  card: 'Card',
  month: 'Month it runs out',
  places: 'How many places',
  lottery: 'Lotto',
  number: 'Number of the draw',
  numbers: 'Numbers drawn',
  jackpot: 'Next jackpot',
  person: 'Their name',
} as const
export type OpeningPlaceholder = keyof typeof OPENING_PLACEHOLDERS

export interface AutomaticMailKind {
  template: MailTemplate
  name: string
  /** When it goes, and to whom, for whoever decides whether it should. */
  when: string
  who: string
  /** Why a club cannot switch it off; null where it can. */
  whyAlwaysOn: string | null
  /** What nobody has chosen yet: mails that members never got before wait until the club wants them. */
  isOnFromStart: boolean
  placeholders: readonly OpeningPlaceholder[]
  /** Our words, until the club has its own. */
  opening: string
}

export const AUTOMATIC_MAILS = {
  welcome: {
    template: 'member-welcome',
    name: 'Welcome',
    when: 'A few minutes after someone’s first membership is paid.',
    who: 'The person who signed them up: parents and guardians for children.',
    whyAlwaysOn: null,
    isOnFromStart: false,
    placeholders: ['club_name', 'members', 'plans'],
    opening:
      'It’s great to have {{members}} with us at {{club_name}}.\n\nMemberships, cards and payments are in your account, whenever you need them.',
  },
  'renewal-opens': {
    template: 'renewal-opens',
    name: 'Renewal opens',
    when: 'The morning after the next season goes on sale. Switched on later, it still goes for 14 days.',
    who: 'People who had a membership and haven’t renewed. Those who want no reminders are left out.',
    whyAlwaysOn: null,
    isOnFromStart: false,
    placeholders: ['club_name', 'members'],
    opening:
      'You can now renew at {{club_name}} for {{members}}.\n\nWhat you told us last time is filled in already, so it only takes a minute.',
  },
  'payment-reminder': {
    template: 'payment-due',
    name: 'Payment reminder',
    when: 'Three days before a payment of a membership is taken from a card.',
    who: 'The person who pays.',
    whyAlwaysOn: null,
    isOnFromStart: false,
    placeholders: ['club_name', 'amount', 'due', 'card'],
    opening:
      'Your next payment of {{amount}} to {{club_name}} is due on {{due}}. You don’t have to do anything: we’ll take it from {{card}}.',
  },
  arrears: {
    template: 'payment-failed',
    name: 'Payment failed',
    when: 'When a payment was refused and we don’t try again.',
    who: 'The person who pays.',
    whyAlwaysOn: 'They owe the club money and wouldn’t know, so this mail always goes.',
    isOnFromStart: true,
    placeholders: ['club_name', 'amount', 'due', 'what'],
    opening:
      'We couldn’t take your payment of {{amount}} to {{club_name}}. Your card may have expired, or your bank may want to check with you.',
  },
  'card-expires': {
    template: 'card-expires',
    name: 'Card expiring',
    when: 'In the last 30 days of a card that a later payment would be taken from.',
    who: 'The person who pays, once for each card.',
    whyAlwaysOn: null,
    isOnFromStart: false,
    placeholders: ['club_name', 'card', 'month', 'amount', 'due'],
    opening:
      'The card you pay {{club_name}} with, {{card}}, runs out at the end of {{month}}. Choose another one, so that your next payment goes through.',
  },
  'waiting-list-offer': {
    template: 'place-offered',
    name: 'Place on offer',
    when: 'When a place comes free for someone on a waiting list.',
    who: 'The person who’s next in line.',
    whyAlwaysOn: 'The place is held for a short while only, so this mail always goes.',
    isOnFromStart: true,
    placeholders: ['club_name', 'plan', 'places'],
    opening: 'You’re next in line for {{plan}}, and {{places}}.',
  },
  'lotto-result': {
    template: 'draw-result',
    name: 'Lotto result',
    when: 'When a draw of the lotto has been held.',
    who: 'Everyone who played and didn’t win; winners always get a mail of their own. Those who want no lotto mails, or are taking a break from playing, are left out.',
    whyAlwaysOn: null,
    isOnFromStart: false,
    placeholders: ['club_name', 'lottery', 'number', 'numbers', 'jackpot'],
    opening:
      'Draw {{number}} of {{lottery}} has been held, and the numbers are {{numbers}}. No luck this time, but every line you play helps {{club_name}}. Thank you!',
  },
  'birthday-18': {
    template: 'eighteen-today',
    name: 'Turning 18',
    when: 'On the morning of a child’s 18th birthday.',
    who: 'The parent or guardian who looks after their membership, once.',
    whyAlwaysOn: null,
    isOnFromStart: true,
    placeholders: ['club_name', 'person'],
    opening:
      '{{person}} is 18 now and can have their own sign-in at {{club_name}}. Their memberships, cards and answers go with them. Orders you paid for stay with you.',
  },
} as const satisfies Record<AutomaticKind, AutomaticMailKind>

export type AutomaticTemplate = (typeof AUTOMATIC_MAILS)[AutomaticKind]['template']

/** A mail whose opening a club may write. */
export type AutomaticLetter = Extract<Mail, { template: AutomaticTemplate }>

/** Which automatic mail a template is; null for every other. */
export const automaticKindOf = (template: string): AutomaticKind | null =>
  AUTOMATIC_KINDS.find((kind) => AUTOMATIC_MAILS[kind].template === template) ?? null

export const automaticMail = (kind: AutomaticKind): AutomaticMailKind => AUTOMATIC_MAILS[kind]

/** What holds for a club that has said nothing, and for what cannot be switched off whatever was said. */
export const isSwitchedOn = (kind: AutomaticKind, said: boolean | null): boolean => {
  const { whyAlwaysOn, isOnFromStart } = automaticMail(kind)
  return whyAlwaysOn !== null || (said ?? isOnFromStart)
}
