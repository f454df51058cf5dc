import type { HookEvent, KeyScope } from '@clubhouse/contract/office/machine-limits'

export const KEYS = {
  title: 'API keys',
  lead: 'A key lets other software, such as your accountant’s, read from your club. It can change nothing.',
  how: 'How software uses a key',
  make: 'Make a key',
  fresh: 'New key',
  none: 'No API keys yet.',
  name: 'What is it for?',
  nameHint: 'The name of the software, so you’ll recognise it later.',
  scopes: 'It may read',
  expires: 'Last day it works',
  expiresHint: 'Leave it empty for a key that works until you revoke it.',
  made: (when: string, who: string | null) => `Made ${when}${who ? ` by ${who}` : ''}`,
  used: (when: string) => `Last used ${when}`,
  unused: 'Never used',
  until: (day: string) => `Works until ${day}`,
  ended: (day: string) => `Ended ${day}`,
  revokedAt: (when: string) => `Revoked ${when}`,
  states: { live: 'Works', expired: 'Ended', revoked: 'Revoked' },
  revoke: 'Revoke',
  sure: (name: string) => `Revoke “${name}”?`,
  reach: 'Software that uses it can read nothing from that moment on. A revoked key never comes back.',
  keep: 'Keep it',
  revoked: (name: string) => `“${name}” doesn’t work any more.`,
  secret: 'Your new key',
  done: 'Done, I’ve saved it',
  notDone: 'That didn’t work. Please try again.',
} as const

export const SECRET = {
  once: 'Copy it now and put it where it is needed. We keep no copy, so nobody can show it to you again.',
  copy: 'Copy',
} as const

export const SCOPES: Record<KeyScope, { label: string; hint: string }> = {
  'orders:read': { label: 'Orders', hint: 'What was bought and by whom, with payments and refunds.' },
  'ledger:read': { label: 'Ledger', hint: 'The books, booking by booking.' },
  'members:read': {
    label: 'Members',
    hint: 'Name, plan and whether it runs. No answers of forms, nothing medical.',
  },
}

export const HOOKS = {
  title: 'Webhooks',
  lead: 'We can tell other software the moment something happens. Each message is signed, and tried for three days.',
  add: 'Add a webhook',
  fresh: 'New webhook',
  none: 'No webhooks yet.',
  on: 'On',
  off: 'Off',
  switchedOff: 'Switched off by us',
  why: (when: string) =>
    `Nothing arrived there for days, so we stopped on ${when}. Check the address, send a test, then switch it on again.`,
  trouble: 'Failing',
  failing: (when: string) => `Failing since ${when}`,
  delivered: (when: string) => `Last delivered ${when}`,
  never: 'Nothing delivered yet',
  events: (count: number) => (count === 1 ? '1 event' : `${count} events`),
} as const

export const HOOK = {
  url: 'Address',
  urlHint: 'Where the software listens. It begins with https://',
  note: 'What is it for?',
  noteHint: 'For you and the others who run the club.',
  events: 'Events',
  edit: 'Address and events',
  save: 'Save',
  secret: 'Your signing secret',
  secretWhy: 'With it the software checks that a message is really from us.',
  toHook: 'Done, I’ve saved it',
  turnOn: 'Switch on',
  turnOff: 'Switch off',
  test: 'Send a test',
  tested: 'A test is on its way.',
  newSecret: 'New secret',
  sureSecret: 'Make a new secret?',
  reachSecret: 'For a day we sign with the old one, too, so nothing is refused while you put the new one in.',
  oldUntil: (when: string) => `The old secret signs, too, until ${when}.`,
  remove: 'Remove',
  sureRemove: 'Remove this webhook?',
  reachRemove: 'We tell it nothing more, and the list of what it was told goes with it.',
  keep: 'Keep it as it is',
  switched: (isOn: boolean) => (isOn ? 'The webhook is on.' : 'The webhook is off.'),
  removed: 'The webhook is gone.',
  notDone: 'That didn’t work. Please try again.',
} as const

export const DELIVERIES = {
  title: 'What it was told',
  none: 'Nothing yet. Send a test to see one here.',
  pager: 'Pages of what it was told',
  states: { waiting: 'Waiting', delivered: 'Delivered', 'given-up': 'Failed' },
  soon: 'On its way',
  next: (when: string) => `Next try ${when}`,
  attempt: (status: number, ms: number) => `Answered ${status} in ${ms} ms`,
  problem: (what: string) => `No answer: ${what}`,
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  show: 'Show the message',
  again: 'Send again',
  sentAgain: 'It is on its way again.',
} as const

/** Why nobody answered, by the word that the server has for it. */
export const PROBLEMS: Readonly<Record<string, string>> = {
  unreachable: 'nobody was there',
  'too-slow': 'it took longer than ten seconds',
  'not-allowed': 'the address leads into a private network',
  resting: 'it failed a moment ago, so we left it alone',
  busy: 'too much was on its way at once',
  'no-secret': 'its secret can’t be read any more, so make a new one',
}

export const EVENTS: Record<HookEvent, string> = {
  'order.completed': 'An order is complete',
  'order.refunded': 'Refund made',
  'refund.failed': 'A refund fails',
  'payment.recorded': 'A payment comes in',
  'payment.failed': 'A payment fails',
  'payment.corrected': 'A payment recorded by hand is undone',
  'instalment.paid': 'An instalment is paid',
  'membership.started': 'A membership starts',
  'membership.cancelled': 'A membership is cancelled',
  'person.erased': 'A person’s details are erased',
}

export const eventWords = (event: string): string => EVENTS[event as HookEvent] ?? 'A test'
