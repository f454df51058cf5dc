export const MAILS = {
  title: 'Mails of the demo',
  intro: 'Nothing leaves this machine. What a club would have mailed is kept here, newest first.',
  back: 'Demo desk',
  list: 'Sent',
  filter: 'Sent to',
  filterButton: 'Show',
  everybody: 'Show all',
  none: 'No mail yet. Sign up, or ask for a new password, and look again.',
  noneTo: (email: string) => `Nothing was sent to ${email}.`,
  older: (count: number) => `${count} older ones are kept, too. Choose a recipient to see them.`,
  from: 'From',
  to: 'To',
  replyTo: 'Answers to',
  at: 'Sent',
  views: 'View',
  rendered: 'As a page',
  text: 'As text',
  frame: (subject: string) => `The mail “${subject}”`,
  provider: 'Mail provider',
  providerHint:
    'Take it down, and mails wait. They are tried again after 1, 5 and 15 minutes of the demo’s clock.',
  waiting: (count: number) => (count === 1 ? '1 mail is waiting.' : `${count} mails are waiting.`),
  switched: 'The mail provider was switched',
  look: 'Look again',
  failed: 'That did not work. Please try again.',
} as const

export const PROVIDER_STATES = [
  { state: 'up', label: 'Up' },
  { state: 'down', label: 'Down' },
  { state: 'slow', label: 'Slow' },
  { state: 'garbage', label: 'Garbage' },
] as const
