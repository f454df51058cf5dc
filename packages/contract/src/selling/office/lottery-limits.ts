/** Apart from the schemas, so that a page need not load them. */
export const LOTTERY_LIMITS = {
  /** Most entries read from a drum. */
  read: 100,
  name: 100,
  description: 2000,
  place: 100,
  prize: 100,
  prizes: 20,
  steps: 8,
  /** Rows of one upload, and lines of one paper ticket. */
  paperTickets: 500,
  paperLines: 20,
  stub: 40,
  ticketCount: 100_000,
  /** Most lottos of one club. */
  lottos: 10,
  /** Lines of a ticket, and draws that it is bought for. */
  lines: 100,
  drawsAhead: 12,
  drawCounts: 6,
  /** What a line is picked from: numbers from 1, or letters from A. */
  numbers: 99,
  letters: 26,
} as const

/** The tabs of a list of draws. */
export const DRAW_STATES = ['ahead', 'waiting', 'past'] as const

/** Who sets a draw off: its own time, or two people of the club. */
export const RUN_BY = ['clock', 'people'] as const

/** How a draw gets its luck: a public random number, or a drum that two people read. */
export const LUCK = ['beacon', 'drum'] as const
