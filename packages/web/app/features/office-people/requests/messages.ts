export const REQUESTS = {
  title: 'Their data',
  copy: 'Give them a copy',
  copyNotYours: 'A copy has medical answers in it. Ask an admin, the owner or the registrar to make one.',
  notDone: 'That didn’t work. Please try again.',
} as const

export const COPY = {
  title: (name: string) => `A copy of ${name}’s data`,
  lead: 'Anyone may ask what the club keeps about them. You get one file to hand over: a page to read, and the same for programs.',
  what: 'What’s in it',
  points: [
    'Plans, groups, card number, and every answer to your forms, medical ones too',
    'Who in the club looked at their data',
    'Orders, payments, messages and letters, if the account is their own',
  ],
  childPoints: (name: string) =>
    `What the guardian bought and wrote isn’t in it. Of an order, only the line for ${name} is.`,
  onlyHere: 'Only what this club keeps. Nothing from other clubs.',
  before: 'Be sure who’s asking. We write down that you made the copy, and for whom.',
  note: 'Who asked, and how?',
  noteHint: 'For example: their mother, by e-mail, 3 May',
  submit: 'Download the copy',
  tooOften: 'That’s a lot of copies for one day. Please try again tomorrow.',
  noNote: 'Say who asked for it, and how.',
} as const
