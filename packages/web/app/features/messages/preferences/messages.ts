import type { MailKind } from '@clubhouse/contract/messages/member-preferences'

export const PREFERENCES = {
  title: 'Preferences',
  lead: 'Choose what we email you about.',
  failed: 'We couldn’t save your preferences. Please try again.',
  save: 'Save',
  everywhere: 'News from my clubs',
  everywhereHint: 'Turn this off and none of your clubs sends you news.',
  overruled: 'Off, because “News from my clubs” is off.',
  emails: 'Emails',
  to: (email: string) => `They go to ${email}.`,
  none: 'You’re not in a club yet. Once you are, you can choose here what it sends you.',
  lists: 'Its lists',
  must: 'What we always send',
  mustLead: 'You asked for these, or you need them to keep your account safe.',
  musts: [
    'Receipts, and payments that didn’t go through',
    'Lotto and draw wins',
    'Places that were offered to you, and invitations',
    'Codes, new passwords and other news about your sign-in',
  ],
} as const

/** The same for people who run a club, a body or the platform. */
export const OFFICE_MAILS = {
  title: 'Your mails',
  back: 'Your sign-in',
  musts: [
    'What your work needs: messages to the club, what your governing body asks, changes to who runs the club',
    'Where your club’s money and web address are concerned, if you’re an owner',
    ...PREFERENCES.musts,
  ],
} as const

export const KINDS: Record<MailKind, { label: string; hint: string }> = {
  news: { label: 'Club news', hint: 'Emails to members and teams.' },
  reminders: { label: 'Reminders', hint: 'When you’ve left something in your cart or it’s time to renew.' },
  lotto: { label: 'Lotto', hint: 'Invitations from friends who play.' },
}

export const CALENDAR = {
  title: 'Family calendar',
  lead: 'Matches, payments and draws of your clubs, in the calendar on your phone.',
  none: 'Not set up yet.',
  made: (day: string) => `You made an address on ${day}. For your safety we can’t show it again.`,
  make: 'Set it up',
  renew: 'Get a new address',
  renewNote: 'The old address stops working.',
  remove: 'Stop sharing',
  toPhone: 'Add to my phone',
  copy: 'Copy address',
  address: 'Your private link',
  shown:
    'Copy it now: we only show it once. Anyone who has it can see your calendar, so keep it to yourself.',
  how: 'In your calendar, choose “Add calendar from URL” or “Subscribe”, and paste it.',
  failed: 'We couldn’t make an address just now. Please try again.',
} as const
