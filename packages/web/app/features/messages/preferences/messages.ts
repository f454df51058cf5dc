import type { MailKind } from '@clubhouse/contract/messages/member-preferences'

export const PREFERENCES = {
  title: 'Preferences',
  lead: 'Choose what we e-mail you about.',
  failed: 'We couldn’t save your preferences. Please try again.',
  save: 'Save',
  everywhere: 'News from my clubs',
  everywhereHint: 'Turn this off and none of your clubs sends you news.',
  emails: 'E-mails',
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

export const KINDS: Record<MailKind, { label: string; hint: string }> = {
  news: { label: 'Club news', hint: 'Letters from the club to its lists.' },
  reminders: { label: 'Reminders', hint: 'A note when you left something in your cart, or can renew.' },
  lotto: { label: 'Lotto', hint: 'Invitations from friends who play.' },
}

export const CALENDAR = {
  title: 'Family calendar',
  lead: 'Matches, payments and draws of your clubs, in the calendar on your phone.',
  none: 'You don’t have an address for it yet.',
  made: (day: string) => `You made an address on ${day}. For your safety we can’t show it again.`,
  make: 'Get the address',
  renew: 'Get a new address',
  renewNote: 'The old address stops working.',
  remove: 'Stop sharing',
  copy: 'Copy address',
  address: 'Your secret address',
  shown:
    'Copy it now: we only show it once. Anyone who has it can see your calendar, so keep it to yourself.',
  how: 'In your calendar, choose “Add calendar from URL” or “Subscribe”, and paste it.',
  failed: 'We couldn’t make an address just now. Please try again.',
} as const
