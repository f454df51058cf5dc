import { setTimeout as wait } from 'node:timers/promises'
import { type CrashAt, type CrashPoint, neverCrash } from '../crash-point.ts'
import type { Database, Tx } from '../db/database.ts'
import { within } from '../timing.ts'
import { traced } from '../tracing/tracing.ts'
import type { Duty } from './duty.ts'
import { EffectFailed, errorKind } from './effect-failed.ts'
import * as rows from './effect-rows.ts'

/** How long to wait before marking again; with the doing itself still below the first wait of any plan. */
const INSIST_AFTER_MS = [200, 1_000, 3_000]

/** So many rounds of those that take long; then it is waited for one of them. */
const LATE_ROUNDS = 8

export type EffectOutcome = 'done' | 'retried' | 'failed' | 'unwanted'

/**
 * One kind of effect on the outside. The intention is a row, written in the transaction that causes it; a worker
 * claims it, acts outside of any transaction and writes the result. Each part may happen twice: what acts carries a key
 * that is the same at every attempt.
 */
export interface EffectKind<Row extends rows.EffectRow, Result = void> {
  /** Of its duty, its metrics and its troubles. */
  name: string
  /** What its rows notify at the commit. */
  channel: string
  table: rows.EffectTable
  /** What a row forgets once it is over. */
  settled: object
  atOnce: number
  /** Below the first wait of the plan, after which another process takes the row. */
  withinMs: number
  /**
   * For what takes its time and must not be done twice: so long it may go on, held by whoever is at it, and others are done meanwhile. No longer
   * than `withinMs` unless given.
   */
  patienceMs?: number
  /** Minutes after each attempt until the next; the last one stays. */
  waits: readonly number[]
  /** After this moment it is given up: late is worse than never. */
  usefulUntil: (row: Row) => Date
  crashPoints?: { claimed: CrashPoint; acted: CrashPoint }
  /** Once they are claimed, in a transaction of its own: settles what nobody wants any more, and answers the rest. */
  stillWanted?: (tx: Tx, claimed: Row[], now: Date) => Promise<Row[]>
  /** The effect itself, with no transaction open. */
  act: (row: Row) => Promise<Result>
  /** What is written with the mark that it is done: both or neither. */
  record?: (tx: Tx, row: Row, result: Result) => Promise<void>
  /** Of which there is something to write; of all, unless said. */
  hasRecord?: (row: Row) => boolean
  /** What is written with the mark that it was given up. */
  recordFailure?: (tx: Tx, row: Row, reason: string, error: unknown) => Promise<void>
}

export interface EffectsDeps {
  db: Pick<Database, 'withPlatform'>
  now: () => Date
  onTrouble: (error: Error) => void
  onOutcome?: (outcome: EffectOutcome) => void
  crashAt?: CrashAt
  /** Shortens the waits between two attempts, in tests. */
  pace?: number
  /** Off only to prove that it is needed. */
  locks?: boolean
}

export interface Effects {
  /** Does everything that is due now, or as much as the time allows; says whether there was anything. */
  drain(isOver?: () => boolean): Promise<boolean>
  /** When the next one comes due; null when none waits. */
  nextDue(): Promise<Date | null>
  /** Finishes what is being done and begins nothing more. */
  stop(): Promise<void>
  duty: Duty
}

/** The row is another's by now. */
class Overtaken extends Error {}

/** Claim, commit, act, record (docs/decisions/028-effects.md). */
export function openEffects<Row extends rows.EffectRow, Result>(
  kind: EffectKind<Row, Result>,
  { db, now, onTrouble, onOutcome, crashAt = neverCrash, pace = 1, locks = true }: EffectsDeps,
): Effects {
  const { table, settled } = kind
  const stopping = new AbortController()
  /** What goes on although its round is over. */
  const late = new Set<Promise<unknown>>()
  /** One round after the other: whoever waits for a round waits for those before it too. */
  let rounds: Promise<unknown> = Promise.resolve()

  const drain = (isOver = () => false): Promise<boolean> => {
    const round = rounds.then(() => doAllDue(isOver))
    rounds = round.catch(() => undefined)
    return round
  }

  async function doAllDue(isOver: () => boolean): Promise<boolean> {
    let wasDue = false
    while (!stopping.signal.aborted && !isOver()) {
      if (late.size >= kind.atOnce * LATE_ROUNDS) await Promise.race(late)
      const claimed = await takeDue()
      if (claimed.length === 0) break
      wasDue = true
      if (kind.crashPoints) crashAt(kind.crashPoints.claimed)
      // All of them are waited for, also when one could not be marked: stop() promises that.
      const ended = await Promise.allSettled((await wantedOf(claimed)).map(attemptForARound))
      for (const each of ended) if (each.status === 'rejected') throw each.reason
      // Fewer than might have been taken were all there was; what is written meanwhile wakes us again.
      const isAgainDue = ended.some((each) => each.status === 'fulfilled' && each.value === 'retried')
      if (claimed.length < kind.atOnce && !isAgainDue) break
    }
    return wasDue
  }

  const takeDue = (): Promise<Row[]> => {
    const { waits, atOnce: limit } = kind
    return db.withPlatform((tx) => rows.claimDue<Row>(tx, table, { now: now(), limit, waits, pace, locks }), {
      isOneStatement: true,
    })
  }

  /** Most looks find nothing, so whoever asks more than what is due asks when there is something. */
  async function wantedOf(claimed: Row[]): Promise<Row[]> {
    const { stillWanted } = kind
    if (!stillWanted) return claimed
    const wanted = await db.withPlatform((tx) => stillWanted(tx, claimed, now()))
    for (let each = wanted.length; each < claimed.length; each += 1) onOutcome?.('unwanted')
    return wanted
  }

  /** A round waits for nobody who takes long. */
  async function attemptForARound(row: Row): Promise<EffectOutcome | null> {
    const attempted = attemptOne(row)
    if (kind.patienceMs === undefined) return attempted
    const outcome = await within(kind.withinMs, attempted)
    if (outcome !== null) return outcome
    const going: Promise<unknown> = attempted.catch(onTrouble).finally(() => late.delete(going))
    late.add(going)
    return null
  }

  async function attemptOne(row: Row): Promise<EffectOutcome> {
    const start = { name: `job ${kind.name}`, kind: 'consumer', parent: row.trace } as const
    const outcome = await traced({ ...start, attributes: { 'clubhouse.attempt': row.attempts } }, () =>
      attempt(row),
    )
    onOutcome?.(outcome)
    return outcome
  }

  async function attempt(row: Row): Promise<EffectOutcome> {
    const lastMoment = kind.usefulUntil(row)
    let result: { value: Result } | null
    try {
      if (now() > lastMoment) throw new EffectFailed('too late to be of use', { isFinal: true })
      // What neither happens nor fails must not hold the others.
      result = await held(
        row,
        kind.act(row).then((value) => ({ value })),
      )
      if (!result) throw new EffectFailed('took too long', { isFinal: false })
    } catch (error) {
      const isOver = (error instanceof EffectFailed && error.isFinal) || row.dueAt > lastMoment
      return settleFailure(row, error, isOver)
    }
    const { value } = result
    if (kind.crashPoints) crashAt(kind.crashPoints.acted)
    const record = (kind.hasRecord?.(row) ?? true) ? kind.record : undefined
    const settle = async (tx: Tx) => {
      await record?.(tx, row, value)
      if (!(await rows.markDone(tx, table, row, { now: now(), settled }))) throw new Overtaken()
    }
    return insist(() => unlessOvertaken(settle, 'done', { isOneStatement: !record }))
  }

  /** While it takes its time it stays ours; should that not be written, another may do it as well. */
  async function held<T>(row: Row, acting: Promise<T>): Promise<T | null> {
    const { withinMs, patienceMs = withinMs, waits } = kind
    for (let waitedMs = withinMs; ; waitedMs += withinMs) {
      const result = await within(withinMs, acting)
      if (result !== null || waitedMs >= patienceMs) return result
      await db
        .withPlatform((tx) => rows.hold(tx, table, row, { now: now(), waits, pace }), {
          isOneStatement: true,
        })
        .catch(() => undefined)
    }
  }

  async function settleFailure(row: Row, error: unknown, isOver: boolean): Promise<EffectOutcome> {
    const reason = error instanceof EffectFailed ? error.reason : errorKind(error)
    const { recordFailure } = kind
    const settle = async (tx: Tx) => {
      if (isOver) await recordFailure?.(tx, row, reason, error)
      const isNoted = isOver
        ? await rows.giveUp(tx, table, row, { reason, now: now(), settled })
        : await rows.noteFailure(tx, table, row, reason)
      if (!isNoted) throw new Overtaken()
    }
    const outcome = await unlessOvertaken(settle, isOver ? 'failed' : 'retried', {
      isOneStatement: !isOver || !recordFailure,
    })
    if (outcome !== 'unwanted')
      onTrouble(new Error(`${row.id} ${isOver ? 'failed' : 'waits for another attempt'}: ${reason}`))
    return outcome
  }

  /** Whoever was held up for longer than a claim holds may find that another has done it: then nothing of theirs is written. */
  async function unlessOvertaken(
    settle: (tx: Tx) => Promise<void>,
    outcome: EffectOutcome,
    how: { isOneStatement?: boolean } = {},
  ): Promise<EffectOutcome> {
    try {
      await db.withPlatform(settle, how)
      return outcome
    } catch (error) {
      if (error instanceof Overtaken) return 'unwanted'
      throw error
    }
  }

  const nextDue = () => db.withPlatform((tx) => rows.nextDue(tx, table), { isOneStatement: true })
  return {
    drain,
    nextDue,
    async stop() {
      stopping.abort()
      await rounds
      await Promise.all(late)
    },
    duty: {
      name: kind.name,
      channel: kind.channel,
      run: drain,
      nextDue,
      oldestDue: () => db.withPlatform((tx) => rows.oldestDue(tx, table, now()), { isOneStatement: true }),
    },
  }
}

/** What was done and is not marked is done again, so a database that is away for a moment is waited for. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (const waitMs of INSIST_AFTER_MS) {
    try {
      return await work()
    } catch {
      await wait(waitMs)
    }
  }
  return work()
}
