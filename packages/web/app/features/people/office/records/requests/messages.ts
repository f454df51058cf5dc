export const REQUESTS = {
  title: 'Their data',
  copy: 'Give them a copy',
  erase: 'Erase their data',
  erasedOn: (day: string) => `Will be erased here on ${day}.`,
  stop: 'Stop it',
  stopped: 'Stopped. Everything stays as it is.',
  asked: (day: string) => `Everything goes on ${day}. Until then you can stop it here.`,
  copyNotYours: 'A copy has medical answers in it. Ask an admin, the owner or the registrar to make one.',
  notDone: 'That didn’t work. Please try again.',
} as const

export const COPY = {
  title: (name: string) => `A copy of ${name}’s data`,
  lead: 'Anyone may ask what the club keeps about them. You get one file to hand over: a page you can read and a data file.',
  what: 'What’s in it',
  points: [
    'Plans, teams, card number, and every answer to your forms, medical ones too',
    'Who in the club looked at their data',
    'Orders, payments, messages and letters, if the account is their own',
  ],
  childPoints: (name: string) =>
    `What the guardian bought and wrote isn’t in it. Of an order, only the line for ${name} is.`,
  onlyHere: 'Only what this club keeps. Nothing from other clubs.',
  before: 'Be sure who’s asking. We write down that you made the copy, and for whom.',
  note: 'Who asked, and how?',
  noteHint: 'For example: their mother, by email, 3 May',
  submit: 'Download the copy',
  tooOften: 'That’s a lot of copies for one day. Please try again tomorrow.',
  noNote: 'Say who asked for it, and how.',
} as const

export const ERASE = {
  title: (name: string) => `Erase ${name}’s data`,
  lead: (days: number) =>
    `In this club only. We wait ${days} days: until then anyone who looks after members can stop it. We’ll email them about it, or a child’s guardian, if you have an address.`,
  goes: 'What goes',
  goesPoints: [
    'Email, phone number and date of birth',
    'Every answer to your forms, medical ones too',
    'Teams, waiting lists and mailing lists',
  ],
  goesHolder: 'The name and email on their orders, letters, and messages they wrote to the club',
  goesDependent: 'Their name on what was bought for them',
  along: (names: string) => `${names} will be erased too: no one else acts for them here.`,
  guardianStays: (guardian: string) => `${guardian} and the rest of the family stay as they are.`,
  ends: (plans: string) => `Their plan ends with it: ${plans}.`,
  stays: 'What stays, and why',
  staysPoints: [
    'Their name with the plans they had: the club has to know who played for it',
    'Orders, payments and tickets without a name: the law asks for your books for six or seven years',
    'Who looked at their data: that log can’t be changed',
  ],
  staysAccount:
    'Their own sign-in: it’s theirs, and may be for other clubs too. They can delete it themselves.',
  inTheWay: 'First, this has to be sorted',
  running: (person: string, plan: string, until: string | null) =>
    `${person}: ${plan}, ${until === null ? 'without an end' : `until ${until}`}. Give it back first, or wait until it ends.`,
  order: (number: number) => `Order #${number}`,
  open: (count: number, sum: string) =>
    `${count === 1 ? 'One payment is' : `${count} payments are`} still to come, ${sum} in all. Settle or cancel ${count === 1 ? 'it' : 'them'} first.`,
  toUsers: 'Users & roles',
  confirm: 'Are you sure?',
  cancel: 'Cancel',
  reason: 'Why?',
  reasonHint: 'For example: she asked by email on 3 May. Goes with everything else.',
  name: (name: string) => `Type “${name}” to confirm`,
  submit: (name: string) => `Erase ${name}’s data`,
  askedTitle: 'It’s on its way',
  askedBy: (who: string | null, when: string) =>
    who ? `${who} asked for this on ${when}.` : `Asked for on ${when}.`,
  waits: 'Something came in between. We look again every day, and do it once it’s sorted.',
  because: (reason: string) => `“${reason}”`,
} as const

export const OWN = {
  title: 'Their own sign-in',
  link: 'Offer their own sign-in',
  lead: (name: string) =>
    `From 18 on, ${name} can look after their own membership, card and answers. Nothing changes until they say yes.`,
  offer: 'Offer it',
  theirGuardian: 'their guardian',
  toThem: (email: string, guardian: string) =>
    `We write to ${email}, the address the family gave for them. ${guardian} sees the offer too, and can take it back.`,
  toGuardian: (guardian: string, name: string) =>
    `The club has no email address of ${name}’s own. We ask ${guardian} for it: only the family can say where ${name}’s data may go.`,
  send: 'Send the offer',
  again: 'Send it again',
  ask: (guardian: string) => `Ask ${guardian}`,
  sent: {
    person: (to: string) => `The offer is on its way to ${to}.`,
    guardian: (to: string) => `We’ve asked for the address: a mail is on its way to ${to}.`,
  },
  offered: (to: string, day: string) => `Offered to ${to}. It can be taken until ${day}.`,
  bars: {
    has_own: (name: string) => `${name} has a sign-in already.`,
    no_account: () => 'They’re in nobody’s account. They can sign up on the club’s website themselves.',
    too_young: (name: string) =>
      `${name} can have it once they’re 18. If they are, ask the family to check the birthday in their account.`,
  },
} as const
