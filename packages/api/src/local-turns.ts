import { unavailable } from '@clubhouse/contract/refusal'
import { Turns } from './turns.ts'

/** Who would wait longer than this is better told to come back. */
const MOST_WAITING = 200

/** For work that takes a core of this machine: so much of it at once. */
export const localTurns = (atOnce: number): Turns =>
  new Turns({ atOnce, mostWaiting: MOST_WAITING, busy: unavailable })
