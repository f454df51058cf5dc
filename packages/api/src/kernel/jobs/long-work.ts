import type { Tx } from '../db/database.ts'

/** What a piece of work is about: ids, never anybody's details. */
export type About = Record<string, string>

/** Where it goes on; null before the first step. */
export type Reached = Record<string, string>

export interface StepInput {
  about: About
  reached: Reached | null
  now: Date
}

export interface StepOutcome {
  /** How many this step has done, to be added to those before it. */
  done: number
  reached: Reached | null
  isFinished: boolean
}

/**
 * Work that is too long for one transaction, as a row of steps. Each step runs in a transaction of the platform's, or of the
 * club whose work it is, together with the note of how far the work has come: after a crash it is repeated as if it had never begun.
 * Therefore a step does nothing that a rollback does not undo; it sends mails through `enqueueMail` and asks
 * nobody over the network. A step of a few hundred rows stays far below the limit of 3 seconds.
 */
export interface LongWork {
  /** The same in `job_runs.kind`; kebab-case. */
  kind: string
  /** True for work on the rows of one club: its steps are done as that club, under its row security. */
  isOfClub?: boolean
  /** How many there are to do, asked once before the first step; without it there is a count and no percentage. */
  count?(tx: Tx, about: About): Promise<number>
  step(tx: Tx, input: StepInput): Promise<StepOutcome>
}
