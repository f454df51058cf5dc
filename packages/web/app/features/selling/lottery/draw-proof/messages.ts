/** Written for somebody who doubts. */
export const PROOF = {
  title: 'Was this draw fair? Check it yourself.',
  titleAhead: 'This draw can’t be fixed. Here’s why.',
  description: (lottery: string, number: number) =>
    `Draw ${number} of ${lottery}: the numbers, the proof, and a button that checks both on your own device.`,
  draw: (number: number, when: string) => `Draw ${number}, ${when}`,
  numbers: (picks: string) => `Numbers ${picks}`,
  tickets: (tickets: string) => `Winning tickets: ${tickets}`,
  lead: (count: string) =>
    `${count} in. Nobody at the club, and nobody who runs this site, could know or change the result. You don’t have to take our word for it.`,
  leadDrum: (count: string) =>
    `${count} in. The numbers came out of a drum, and two people entered them separately. You can check the list and what was won.`,
  leadAhead: (when: string) =>
    `It’s drawn on ${when}. Its secret is sealed already, and the seal is below for everyone to keep.`,
  lines: (count: number) => (count === 1 ? '1 line was' : `${count.toLocaleString('en-IE')} lines were`),
  sold: (count: number) => (count === 1 ? '1 ticket was' : `${count.toLocaleString('en-IE')} tickets were`),
  demo: 'This is a demo: its “public number” is made by the demo itself, so it shows how checking works and proves nothing.',
} as const

export const VERDICT = {
  ready: 'Check this draw',
  readyHint:
    'Your own device does the sums again, from the sealed secret to the last winner. Nothing is sent to us.',
  verify: 'Verify this draw',
  again: 'Verify again',
  checking: 'Checking…',
  right: 'Everything matches',
  rightHint: (seconds: string) =>
    `Checked on your own device just now, in ${seconds} seconds. Nothing was sent to us.`,
  wrong: 'This does not match',
  wrongHint:
    'Something in the file isn’t as it was published. Please tell the club secretary, and keep this page.',
  failed: 'The check didn’t run',
  failedHint: 'The file of the draw didn’t reach us. Please try again in a moment.',
  otherTools: 'Check it with other tools',
  waiting: 'The draw is waiting',
  closed: 'Sales are closed, the draw comes next',
  closedHint: (when: string) => `The list is fixed and its fingerprint is published. It’s drawn on ${when}.`,
  ahead: 'Not drawn yet',
  aheadHint: (closes: string, draws: string) =>
    `Sales close on ${closes}. It’s drawn on ${draws}, and this page then shows the result and lets you check it.`,
  nothingElse: 'The result is the same whenever the draw is run.',
} as const

export const CHECKS = {
  seal: {
    right: 'The sealed envelope was not swapped',
    wrong: 'The secret does not fit its seal',
    detail: (when: string) => `The secret we opened fits the seal we published on ${when}.`,
  },
  list: {
    right: 'Nothing was added or removed',
    wrong: 'The list does not fit its fingerprint',
    detail: (count: number, when: string) =>
      `The list of ${count.toLocaleString('en-IE')} fits its fingerprint from ${when}, before the draw.`,
  },
  luck: {
    right: 'The luck is as it was published',
    wrong: 'The public number is not the right one',
    detail: (round: number, when: string) =>
      `Public beacon round ${round}, made at ${when} by people who have never heard of us. Its signature is genuine.`,
    demo: (round: number) =>
      `Round ${round} of the demo’s own beacon. Its signature is right, but the demo made it.`,
    drum: 'The numbers came from a drum that two people read. That’s for those who watched: no computer can check it.',
  },
  result: {
    right: 'The sum gives this result',
    wrong: 'The sum gives another result',
    detail: (drawn: string) => `${drawn}, in that order. The winners follow from it.`,
  },
  wrongDetail: 'What was published and what your device computed are different.',
} as const

export const HOW = {
  title: 'How it works',
  seal: {
    title: 'We seal a secret',
    text: 'The site makes up a secret and publishes only its seal. Like a signed envelope on the clubhouse wall: everyone can see it, nobody can read it, and we can’t swap it later without it showing.',
  },
  close: {
    title: 'Sales close and the list is fixed',
    text: 'Everything sold goes on one list. We publish the list’s fingerprint before the draw, so nothing can be slipped in afterwards.',
  },
  beacon: {
    title: 'A public number arrives',
    text: 'A random number that universities and companies around the world make together every few seconds. Nobody can guess it beforehand, and that includes us.',
  },
  demoBeacon: {
    title: 'A public number arrives',
    text: 'On a real site it’s a random number that universities and companies around the world make together every few seconds. This demo makes its own instead.',
  },
  drum: {
    title: 'The drum is turned',
    text: 'The numbers come out of a drum in front of everyone. Two different people enter them, and only when both have entered the same does the draw count.',
  },
  mix: {
    title: 'Secret + list + public number = the draw',
    text: 'We open the envelope and mix all three. The same three always give the same result, on any computer, which is why yours can check.',
  },
  count: {
    title: 'The list says who has won',
    text: 'The numbers are held against the fixed list. Anyone can do the same with the file below.',
  },
  next: 'Right after',
} as const

export const QUESTIONS = {
  title: 'Fair questions',
  items: [
    {
      slug: 'try-secrets',
      question: 'Could the club try secrets until it likes the result?',
      answer:
        'No. The seal is published days before the public number exists, so there is nothing to try it against.',
    },
    {
      slug: 'site-down',
      question: 'What if the site is down at the time of the draw?',
      answer:
        'The public number of that moment is kept for ever. The draw gives the same result whenever it is run.',
    },
    {
      slug: 'my-name',
      question: 'Is my name on the list?',
      answer: 'No. The list holds entry numbers and lines. Nobody’s name or email is in it.',
    },
  ],
} as const

export const VALUES = {
  title: 'The proof',
  hint: 'Everything is in one file, and the way it’s computed is public: SHA-256 of secret, list and public number, then numbers without any bias.',
  hintAhead: 'Keep a copy of the seal if you like. It has to fit the secret that is opened after the draw.',
  seal: (when: string) => `Seal, published ${when}`,
  secret: (when: string) => `Secret, opened ${when}`,
  list: 'Fingerprint of the list',
  beacon: (round: number) => `Beacon round ${round}`,
  mixed: 'Mixed',
  copy: (what: string) => `Copy: ${what}`,
  csv: 'List of entries (CSV)',
  file: 'The whole proof (JSON)',
} as const

export const WINNERS = {
  title: 'Winners',
  caption: (number: number) => `Winners of draw ${number}`,
  rollsOver: 'Rolls over',
  shared: (count: number, each: string) => (count === 1 ? each : `${count} × ${each}`),
  tier: (tier: string, amount: string) => `${tier}, ${amount}`,
  ticket: (ticket: number) => `Ticket ${ticket}`,
  none: 'Nobody was in, so nothing was won.',
} as const
