import type { NOT_REMINDED } from '@clubhouse/contract/money/office/arrears-limits'

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

export const ARREARS = {
  title: 'Instalments & arrears',
  lead: 'Who pays in parts, what is late and for how long.',
  search: 'Name, email, plan',
  none: 'Nobody pays in instalments yet. When someone does, you’ll see them here.',
  noneIn: {
    late: 'Nobody is late. Well done, everyone.',
    planned: 'Nobody has told you when they’ll pay.',
    asked: 'Nothing waits for a second person.',
  } as Readonly<Record<string, string>>,
  who: 'Who',
  what: 'What',
  late: 'Late',
  since: 'Late since',
  email: 'Email',
  nextDue: 'Next due',
  days,
  due: 'Due later',
  next: (day: string) => `next on ${day}`,
  reminded: 'Reminded',
  never: 'Not yet reminded',
  state: 'Status',
  views: { late: 'Late', planned: 'Arrangement', asked: 'Write-offs to confirm', all: 'Everyone' },
  filters: {
    age: 'Late by',
    plan: 'Payment arrangement',
    quiet: 'Reminded',
    product: 'Plan',
    due_to: 'Due until',
    amount_from: 'Cents late from',
  },
  quiet: 'Not this week',
  plans: { none: 'None', coming: 'Still to come', broken: 'Day gone by' },
  remind: 'Send a reminder',
} as const

export const STATES = {
  asked: 'Write-off asked',
  broken: 'Plan not kept',
  planned: (day: string) => `Pays by ${day}`,
  late: 'Late',
  fine: 'On time',
} as const

export const NOT_SENT: Readonly<Record<(typeof NOT_REMINDED)[number], string>> = {
  'nothing-late': 'Nothing is late, so there is nothing to remind them of.',
  'reminded-today': 'They’ve had a reminder today. You can send the next one tomorrow.',
  'has-plan': 'They’ve told you when they’ll pay, so we don’t write to them before that day.',
}

export const PERSON = {
  late: 'Late',
  due: 'Due later',
  lastReminded: (day: string) => `Last reminder: ${day}`,
  call: 'Call',
  paid: 'Paid',
  takeCash: 'Take cash',
  place: (number: number, of: number) => `${number} of ${of}`,
  before: 'Previous',
  after: 'Next',
  history: 'History',
  noHistory: 'Nothing yet.',
  takeLead: (sum: string) => `${sum} to pay`,
  instalments: 'Instalments',
  nothing: 'Nothing is open any more.',
  order: (number: number) => `Order #${number}`,
  lateBy: (count: number) => (count <= 0 ? 'not paid today' : `late by ${days(count)}`),
  charging: 'being charged',
  toCome: 'due later',
  take: 'Record a payment',
  plan: 'Payment arrangement',
  planNone: 'None. Note the day they’ll pay by',
  planLead: 'Had a word with them? Note the day they’ll pay by. Until then we send no reminders.',
  planNow: (day: string) => `They’ll pay by ${day}.`,
  planBroken: (day: string) => `They said they’d pay by ${day}, and it’s still open.`,
  planOn: 'They’ll pay by',
  planUnreadable: 'Enter a day, for example 27/03/2027',
  planMissing: 'Choose a day.',
  note: 'Note',
  noteHint: 'Only those who run the club see it. Keep it kind: they can ask for it.',
  keep: 'Save plan',
  forget: 'Remove plan',
  done: {
    remind: 'The reminder is on its way.',
    take: 'The payment is recorded. The receipt is on its way.',
    plan: 'The plan is noted.',
    forget: 'The plan is removed.',
    ask: 'Asked. Now a second person has to confirm.',
    confirm: 'Written off. They won’t be asked for it again.',
    decline: 'Nothing was written off.',
  } as Readonly<Record<string, string>>,
  notDone: 'That didn’t work. Please try again.',
} as const

export const WRITE_OFF = {
  title: 'Write off',
  short: 'Needs a second person',
  lead: 'For money you won’t be paid. Two people decide: one asks, another confirms. It can’t be undone.',
  which: (number: number) => `Which instalments of order #${number}?`,
  why: 'Why?',
  whyHint: 'For the other person, and for the books. Don’t write about health or family.',
  ask: 'Ask to write off',
  choose: 'Tick at least one instalment.',
  whyMissing: 'Say why in a few words.',
  asked: (who: string, sum: string, number: number, when: string) =>
    `${who} asks to write off ${sum} of order #${number}, ${when}.`,
  reason: (words: string) => `“${words}”`,
  second: (names: string) => `Waiting for a second person: ${names}. We’ve emailed them the link.`,
  alone:
    'You’re the only one who runs this club here. A write-off needs two. Ask your contact at the platform to make a second person an admin; their invitation comes by mail.',
  confirm: (sum: string) => `Write off ${sum}`,
  confirmNote: 'They won’t be asked for it again, and the books say so. Their membership stays as it is.',
  decline: 'Don’t write it off',
  takeBack: 'Take back',
  past: 'Earlier decisions',
  status: {
    done: 'written off',
    declined: 'not written off',
    lapsed: 'paid or called off before it was decided',
  },
  decided: (sum: string, number: number, outcome: string) => `${sum} of order #${number}: ${outcome}`,
  hands: (asked: string, decided: string) => `Asked by ${asked}, decided by ${decided}`,
} as const

export const REMINDER = {
  title: 'Reminder',
  to: 'To',
  subject: 'Subject',
  frame: (subject: string) => `The letter: ${subject}`,
  text: 'As plain text',
  send: 'Send the reminder',
  note: 'Nothing is sent until you press. One reminder a day at most.',
} as const
