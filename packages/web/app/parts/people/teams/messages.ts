export const EVENT = {
  here: 'Who’s here',
  off: { training: 'Training is off', match: 'Match is off' },
  isOff: 'Off',
  meet: (time: string) => `meet ${time}`,
  noPlace: 'No place yet',
  map: (place: string) => `${place}, on a map`,
} as const

export const PLAYERS = {
  title: 'Who is coming',
  hereTitle: 'Who’s here',
  all: 'All',
  coming: 'Coming',
  not: 'Not coming',
  none: 'No answer',
  here: 'Here',
  views: 'Show players',
  isHere: (name: string) => `${name} is here`,
  ring: (whom: string, name: string) => (whom === '' ? `Ring ${name}` : `Ring ${whom}, for ${name}`),
  note: (name: string) => `Medical note of ${name}`,
  legend: 'has a medical note. Press it to read it; each look is logged.',
  noNumber: 'no number',
  askAgain: (count: number) => (count === 1 ? 'Ask the 1 again' : `Ask the ${count} again`),
  ask: (count: number) => (count === 1 ? 'Ask the family' : `Ask all ${count}`),
  more: (count: number) => `All ${count} players`,
  nobody: 'Nobody is in this team yet.',
  nobodyHere: 'Nobody here.',
  said: (name: string) => `What ${name}’s family said`,
} as const

export const EMERGENCY = {
  of: (team: string) => `Emergency: ${team}`,
  lead: 'Medical notes and every guardian’s number at one press. The club’s owners are told.',
} as const

export const WRITE = {
  to: (team: string) => `Write to ${team}`,
} as const

export const ANSWER = {
  asked: 'Coming?',
  saidYes: 'is coming.',
  saidNo: 'isn’t coming.',
  yes: 'Coming',
  no: 'Not coming',
  of: (name: string, answer: string) => `${name}: ${answer}`,
  why: 'Tell the coach why',
  tell: 'Send',
  over: 'This has begun already. Please ring the coach.',
  failed: 'We couldn’t save that. Please try again.',
} as const
