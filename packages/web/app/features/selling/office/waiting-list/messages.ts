const households = (count: number) => (count === 1 ? '1 household' : `${count} households`)
const places = (count: number) => (count === 1 ? '1 place' : `${count} places`)

export const LISTS = {
  title: 'Waiting lists',
  lead: 'Who’s waiting for a plan that’s full. When a place comes free, we offer it to the next in line.',
  search: 'Search plans',
  none: 'Nobody is waiting. A list starts when a plan is full and someone joins it.',
  all: 'All',
  offered: 'With open offers',
  plan: 'Plan',
  waiting: 'Waiting',
  waits: (count: number, wanted: number) =>
    count === 0 ? 'Nobody' : `${households(count)}, ${places(wanted)}`,
  offers: 'Open offers',
  left: 'Places left',
  leftOf: (left: number | null, all: number | null) =>
    left === null || all === null ? 'No limit' : `${left} of ${all}`,
  since: 'Longest wait since',
} as const

export const LINE = {
  search: 'Search by name or email',
  none: 'Nobody is waiting for this plan.',
  noneIn: 'Nobody here right now.',
  add: 'Add someone',
  lead: (waiting: number, wanted: number) =>
    waiting === 0
      ? 'Nobody is waiting'
      : `${households(waiting)} ${waiting === 1 ? 'is' : 'are'} waiting for ${places(wanted)}`,
  capacity: (left: number | null, all: number | null) =>
    left === null || all === null ? 'no limit' : `${left} of ${all} places left`,
  all: 'All',
  waiting: 'Waiting',
  offered: 'Open offers',
  name: 'Who',
  unknown: 'Someone who has left the club',
  state: 'State',
  inLine: (position: number) => `No. ${position} in line`,
  hasOffer: 'Has an offer',
  count: 'For',
  places,
  gathered: (count: number) => `${places(count)} kept back for them`,
  joined: 'Since',
  until: 'Offered until',
  plan: 'Open the plan',
  next: 'Next in line',
  nextIs: (name: string, count: number) => `${name}, for ${places(count)}`,
  offerNext: 'Offer the next place',
  byItself: 'When a place comes free, we offer it to them within a minute.',
  notOnSale: 'This plan isn’t on sale now, so nothing is offered. The list stays as it is.',
  said: {
    offered: 'The place is offered, and the mail is on its way.',
    extended: 'The offer holds for longer, and the mail is on its way.',
    withdrawn: 'The offer is withdrawn, and the mail is on its way.',
    removed: 'They’re off the list.',
    added: 'They’re on the list.',
  } as Readonly<Record<string, string>>,
} as const

export const HOUSEHOLD = {
  notDone: 'That didn’t work. Please try again.',
  plan: 'Waiting for',
  count: 'Places',
  since: 'Since',
  place: 'In line',
  offer: { title: (count: number) => (count === 1 ? 'Offer the place' : `Offer the ${places(count)}`) },
  offerLead: (count: number) =>
    `They get a mail now, and ${count === 1 ? 'the place is' : `the ${places(count)} are`} held for them for two days, or until the sale ends.`,
  ahead: (count: number) => `${households(count)} ${count === 1 ? 'has' : 'have'} waited longer.`,
  reason: 'Why they go first',
  reasonHint: 'Your committee reads it here while the offer is open. They don’t.',
  makeRoom: (missing: number) => `Make ${missing === 1 ? 'one more place' : `${missing} more places`}`,
  makeRoomHint: (all: number) => `The plan is full. It then has ${places(all)} in all.`,
  remove: 'Take off the list',
  removeLead: 'They lose their place in line, and get no mail.',
  hasUntil: 'Offer holds until',
  extend: 'Give them longer',
  extendLead: 'They get a mail with the new day.',
  by: 'How much longer',
  days: (count: number) => (count === 1 ? '1 day' : count === 7 ? 'a week' : `${count} days`),
  withdraw: 'Take back the offer',
  withdrawLead: 'They get a mail that says why. The place goes to the next in line.',
  why: 'Why',
  whyHint: 'They read this',
  whyMissing: 'Say why: they read it',
  keep: 'They keep their place in line',
  keepHint: 'Otherwise they’re off the list',
} as const

export const ADD = {
  title: 'Add someone',
  lead: 'They go to the end of the line. They need an account with your club first.',
  email: 'Email',
  emailHint: 'The address they sign in with',
  count: 'For how many',
  countHint: 'Brothers and sisters are kept together',
  add: 'Put on the list',
  emailMissing: 'Enter their email address',
  countWrong: 'Enter a number from 1 to 10',
} as const
