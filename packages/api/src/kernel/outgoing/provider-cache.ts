import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import type { Database } from '../db/database.ts'
import { within } from '../timing.ts'
import { failureOf, OutgoingFailure } from './failure.ts'
import { readAnswer, saveAnswer } from './provider-answers.ts'

/** What a page waits for a provider at most, of 1.5 seconds in which it asks twice; the question goes on behind it. */
const PATIENCE_MS = 700
/** How long the last good answer stands in for a provider that gives none. */
const STALE_MS = 24 * 60 * 60_000
/** Processes of one deployment do not agree on the time to the second. */
const SKEW_MS = 60_000
/** How long a question that failed is not asked again. */
const PAUSE_MS = 10_000
/** Of answers, and of failures; answers also of so many characters together, written as JSON. */
const MOST = { entries: 1000, characters: 32 * 1024 * 1024 }

export interface Question<T> {
  clubId: string
  /** Names what is asked, and never with what key: it is stored. */
  key: string
  /** A club's questions to one provider share their patience. */
  provider: string
  schema: z.ZodType<T>
  freshMs: number
  ask: () => Promise<T>
  /** Waits until the provider has answered or failed: nobody looks at the clock. */
  isPatient?: boolean
  /** Whatever is kept, and whatever has just failed: somebody wants to know how it is now. */
  isAskedAnew?: boolean
}

export type Outcome<T> =
  | { status: 'fresh' | 'stale'; value: T; asOf: Date }
  | { status: 'unavailable' }
  | { status: 'unauthorised' }

interface Kept<T = unknown> {
  value: T
  fetchedAt: Date
  /** Declared old before its time. */
  isOld?: boolean
}

interface Asking {
  /** Since when somebody who looks at the clock waits for it; null where nobody does. */
  waitedSince: number | null
  clubId: string
  provider: string
  generation: number
  answer: Promise<unknown>
}

export interface ProviderCacheOptions {
  db: Database
  now: () => Date
  /** Milliseconds that only go forward. */
  elapsed?: () => number
  patienceMs?: number | undefined
}

/**
 * Asks providers so that a page never hangs on one: an answer is fresh for a while, then still good while a new one
 * is fetched, and for a day better than none. Many who want the same ask once.
 */
export class ProviderCache {
  readonly #db: Database
  readonly #now: () => Date
  readonly #elapsed: () => number
  readonly #patienceMs: number
  readonly #memory = new LRUCache<string, Kept>({
    max: MOST.entries,
    maxSize: MOST.characters,
    sizeCalculation: (kept) => JSON.stringify(kept).length,
  })
  readonly #reading = new Map<string, Promise<Kept | null>>()
  readonly #asking = new Map<string, Asking>()
  /** What has just failed is let be for a moment. */
  readonly #failed: LRUCache<string, OutgoingFailure>
  readonly #saving = new Map<string, Promise<void>>()
  /** What was asked before everything was declared old is not joined, and its failure says nothing. */
  #generation = 0

  constructor({
    db,
    now,
    elapsed = () => performance.now(),
    patienceMs = PATIENCE_MS,
  }: ProviderCacheOptions) {
    this.#db = db
    this.#now = now
    this.#elapsed = elapsed
    this.#failed = new LRUCache({
      max: MOST.entries,
      ttl: PAUSE_MS - 1,
      ttlResolution: 0,
      // Zero means "never" to it.
      perf: { now: () => elapsed() + 1 },
    })
    this.#patienceMs = patienceMs
  }

  async get<T>(question: Question<T>): Promise<Outcome<T>> {
    const kept = await this.#find(question)
    const age = kept ? this.#ageOf(kept) : Number.POSITIVE_INFINITY
    if (!question.isAskedAnew) {
      if (kept && age < question.freshMs) return fresh(kept)
      const failed = this.#failed.get(placeOf(question))
      if (failed) return this.#without(kept, failed)
    }
    const answer = this.#askOnce(question)
    if (question.isAskedAnew) {
      const given = await answer
      return given instanceof OutgoingFailure ? this.#without(kept, given) : fresh(given)
    }
    // Old for a moment only: whoever comes first does not wait for the others.
    if (kept && age < 2 * question.freshMs) return fresh(kept)
    const given = await (question.isPatient ? answer : within(this.#patienceFor(question), answer))
    if (given && !(given instanceof OutgoingFailure)) return fresh(given)
    return this.#without(kept, given)
  }

  /** From now on everything kept is old: the demo's switch has been turned. */
  makeOld(): void {
    for (const kept of this.#memory.values()) kept.isOld = true
    this.#failed.clear()
    this.#generation += 1
  }

  /** Another one after everything was declared old. */
  get generation(): number {
    return this.#generation
  }

  /** Resolves when what was answered so far is in the database. */
  async saved(): Promise<void> {
    await Promise.all(this.#saving.values())
  }

  /** Resolves when nothing is under way any more. */
  async settled(): Promise<void> {
    while (this.#asking.size + this.#saving.size > 0) {
      await Promise.all([...[...this.#asking.values()].map(({ answer }) => answer), ...this.#saving.values()])
    }
  }

  #without<T>(kept: Kept<T> | null, failure: OutgoingFailure | null): Outcome<T> {
    // Who is refused the data now has no right to what was given before.
    if (failure?.kind === 'unauthorised') return { status: 'unauthorised' }
    if (!kept || this.#ageOf(kept, { isLastGood: true }) > STALE_MS) return { status: 'unavailable' }
    return { status: 'stale', value: kept.value, asOf: kept.fetchedAt }
  }

  #ageOf({ fetchedAt, isOld }: Kept, { isLastGood = false } = {}): number {
    const age = this.#now().getTime() - fetchedAt.getTime()
    // An answer from later than now is one from before the demo's clock was turned back.
    if (age < -SKEW_MS) return Number.POSITIVE_INFINITY
    return isOld && !isLastGood ? Number.POSITIVE_INFINITY : age
  }

  async #find<T>(question: Question<T>): Promise<Kept<T> | null> {
    const place = placeOf(question)
    const remembered = this.#remembered<T>(place)
    // What is being written is newer than what stands in the database, also where the demo's clock was turned back.
    const isNewest = remembered && (this.#ageOf(remembered) < question.freshMs || this.#saving.has(place))
    if (isNewest) return remembered
    const stored = await this.#readOnce(question, place)
    // Meanwhile somebody else may have been answered.
    const newest = this.#remembered<T>(place)
    if (!stored || newest !== remembered || (newest && newest.fetchedAt >= stored.fetchedAt)) return newest
    this.#memory.set(place, stored)
    return stored
  }

  #remembered<T>(place: string): Kept<T> | null {
    return (this.#memory.get(place) as Kept<T> | undefined) ?? null
  }

  #readOnce<T>(question: Question<T>, place: string): Promise<Kept<T> | null> {
    const running = this.#reading.get(place) as Promise<Kept<T> | null> | undefined
    if (running) return running
    const reading = this.#read(question).finally(() => this.#reading.delete(place))
    this.#reading.set(place, reading)
    return reading
  }

  /** A database that is away, or a row in the shape of another version, is no reason to have nothing. */
  async #read<T>({ clubId, key, schema }: Question<T>): Promise<Kept<T> | null> {
    const row = await readAnswer(this.#db, clubId, key).catch(() => null)
    const parsed = row && schema.safeParse(row.body)
    return row && parsed?.success ? { value: parsed.data, fetchedAt: row.fetchedAt } : null
  }

  #askOnce<T>(question: Question<T>): Promise<Kept<T> | OutgoingFailure> {
    const place = placeOf(question)
    const turn = `${this.#generation} ${place}`
    const running = this.#asking.get(turn)
    const waitedSince = question.isPatient ? null : this.#elapsed()
    if (running) {
      running.waitedSince ??= waitedSince
      return running.answer as Promise<Kept<T> | OutgoingFailure>
    }
    const answer = this.#ask(question, place).finally(() => this.#asking.delete(turn))
    this.#asking.set(turn, {
      waitedSince,
      clubId: question.clubId,
      provider: question.provider,
      generation: this.#generation,
      answer,
    })
    return answer
  }

  async #ask<T>(question: Question<T>, place: string): Promise<Kept<T> | OutgoingFailure> {
    const generation = this.#generation
    try {
      const kept = { value: await question.ask(), fetchedAt: this.#now() }
      this.#failed.delete(place)
      this.#memory.set(place, kept)
      this.#save(question, kept)
      return kept
    } catch (error) {
      const failure = failureOf(error)
      if (generation === this.#generation) this.#failed.set(place, failure)
      return failure
    }
  }

  /** One after the other, so that what was said last is what stands there. */
  #save(question: Question<unknown>, { value, fetchedAt }: Kept): void {
    const place = placeOf(question)
    const { clubId, key } = question
    const saving = (this.#saving.get(place) ?? Promise.resolve())
      .then(() => saveAnswer(this.#db, clubId, key, { body: value, fetchedAt }))
      // The answer is here; it is only not shared.
      .catch(() => undefined)
      .finally(() => {
        if (this.#saving.get(place) === saving) this.#saving.delete(place)
      })
    this.#saving.set(place, saving)
  }

  /**
   * A provider that already keeps a visitor of this club waiting is not waited for anew: a page asks several questions.
   * What it does to another club, or to a calendar, says nothing of this page.
   */
  #patienceFor({ clubId, provider }: Question<unknown>): number {
    const now = this.#elapsed()
    const isOfPage = (each: Asking) =>
      each.clubId === clubId && each.provider === provider && each.generation === this.#generation
    const waited = [...this.#asking.values()]
      .filter(isOfPage)
      .map(({ waitedSince }) => now - (waitedSince ?? now))
    return Math.max(0, this.#patienceMs - Math.max(0, ...waited))
  }
}

const placeOf = ({ clubId, key }: Question<unknown>): string => `${clubId} ${key}`

const fresh = <T>({ value, fetchedAt }: Kept<T>): Outcome<T> => ({ status: 'fresh', value, asOf: fetchedAt })
