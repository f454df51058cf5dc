/** Everything the pages of tickets say. */
export const TICKETS = {
  title: 'Tickets',
  line: 'Your lotto and draw tickets and results',
  open: 'Still to be drawn',
  past: 'Drawn',
  none: 'You have no tickets in a draw that’s still ahead.',
  noneYet: 'You haven’t played yet.',
  noClub: 'None of your clubs has a lotto or a draw.',
  play: (name: string) => `Play the ${name}`,
  limits: 'Limits and breaks',
  excluded: (day: string) => `You’re taking a break until ${day}.`,
  boughtOn: (day: string) => `Bought ${day}`,
  line1: (at: number) => `Line ${at}`,
  numbers: (numbers: string) => `Tickets ${numbers}`,
  number: (number: string) => `Ticket ${number}`,
  drawn: (number: number, day: string) => `Draw ${number}, ${day}`,
  ahead: (day: string) => `Drawn ${day}`,
  waits: (day: string) => `Being drawn, ${day}`,
  won: (amount: string) => `Won ${amount}`,
  prize: 'Drawn: see who won',
  nothing: 'No win this time',
  verify: 'Check the draw',
  renews: (amount: string, day: string | null) =>
    day ? `Renews for ${amount}, next on ${day}` : `Renews for ${amount}`,
  stopped: 'Doesn’t renew. What’s paid for stays in its draws.',
  stop: 'Stop renewing',
  resume: 'Start renewing',
  again: 'Play again',
  more: (count: number) => `Show ${count} more`,
  failed: 'We couldn’t change that just now. Please try again.',
  loadFailed: 'We couldn’t fetch your tickets',
  loadFailedWhy: 'Nothing is lost: they’re in their draws all the same.',
} as const

export const LIMITS = {
  title: 'Limits and breaks',
  line: 'How much you play for is up to you.',
  back: 'Back to tickets',
} as const

/** So many more of what was drawn, each time somebody asks for more. */
export const PAST_STEP = 20
