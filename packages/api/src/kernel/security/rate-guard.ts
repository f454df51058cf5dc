import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../db/database.ts'
import { tooMany } from '@clubhouse/contract/refusal'
import type { Site } from '../http/sites.ts'
import { addressBlock, addressBlocks } from './address-block.ts'
import { deriveKey, keyedHash } from './keys.ts'
import { type Limit, NEWCOMER_MAX, type Scope, SECRET_RATES, type SecretRate } from './secret-rates.ts'

/** Where an attempt comes from. */
export interface RatePlace {
  address: string
  site: Pick<Site, 'name'> | null
}

interface Counter extends Limit {
  key: string
  /** For a block of addresses: up to how many it is new here. */
  newcomerMax?: number
}

/**
 * Taken in the order of their keys and the site last, so that two attempts never wait for each other in a ring.
 * What is refused for its own sake does not count for the site: one place cannot use up what is there for all.
 */
const TAKE = {
  name: 'take_rates',
  text: `
    with own as (
      insert into rate_counters as r (key, window_ends_at, count)
      select k.key, $1::timestamptz + k.window_ms * interval '1 millisecond', 1
      from unnest($2::text[], $3::float8[]) as k (key, window_ms) order by k.key
      on conflict (key) do update set
        count = case when r.window_ends_at <= $1 then 1 else r.count + 1 end,
        window_ends_at = case when r.window_ends_at <= $1 then excluded.window_ends_at else r.window_ends_at end
      returning r.key, r.count, r.window_ends_at
    ), site as (
      insert into rate_counters as r (key, window_ends_at, count)
      select k.key, $1::timestamptz + k.window_ms * interval '1 millisecond', 1
      from unnest($5::text[], $6::float8[]) as k (key, window_ms)
      where not exists (
        select from own join unnest($2::text[], $4::float8[]) as l (key, max) using (key) where own.count > l.max)
      on conflict (key) do update set
        count = case when r.window_ends_at <= $1 then 1 else r.count + 1 end,
        window_ends_at = case when r.window_ends_at <= $1 then excluded.window_ends_at else r.window_ends_at end
      returning r.key, r.count, r.window_ends_at
    )
    select * from own union all select * from site`,
}

const FORGIVE = {
  name: 'forgive_rates',
  text: 'delete from rate_counters where key = any($1::text[]) returning key',
}

/** All that is counted of these accounts, from wherever it was tried: a place's key begins with its account's. */
const OF_ACCOUNTS = {
  name: 'rates_of_accounts',
  text: `select key, count, window_ends_at from rate_counters where split_part(key, '.', 1) = any($1::text[]) and window_ends_at > $2`,
}
const FORGIVE_ALL = {
  name: 'forgive_rates_of_accounts',
  text: `delete from rate_counters where split_part(key, '.', 1) = any($1::text[]) returning key`,
}

/** Deletes the counters whose window is over. */
export async function sweepRates(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`delete from rate_counters where window_ends_at < ${now}`)
}

/** What somebody is counted by: their e-mail, or their id. */
export type CountedAs = readonly [rate: SecretRate, account: string]

interface Counted {
  key: string
  count: number
  window_ends_at: Date | string
}

/**
 * The rate classes behind which secrets stand. Counted in the database, so that all processes count together,
 * and before the secret is looked at. Keys are hashes: the table names nobody.
 */
export class RateGuard {
  readonly #db: Database
  readonly #now: () => Date
  readonly #key: Buffer
  readonly #countsAddresses: boolean

  constructor(deps: { db: Database; now: () => Date; secret: string; countsAddresses: boolean }) {
    this.#db = deps.db
    this.#now = deps.now
    this.#key = deriveKey(deps.secret, 'rate-key')
    this.#countsAddresses = deps.countsAddresses
  }

  /**
   * Counts one attempt everywhere it belongs, in one statement; refuses it when a limit is passed. The account is
   * the e-mail or the id of the person, as far as it is known.
   */
  async take(rate: SecretRate, place: RatePlace, account?: string): Promise<void> {
    const blocks = this.#ofAddress(rate, place)
    const own = [...this.#ofAccount(rate, place, account), ...blocks]
    const site = this.#ofSite(rate, place)
    if (own.length + site.length === 0) return
    const now = this.#now()
    const rows = await this.#db.readPlatform<Counted>(TAKE, [
      now,
      own.map(({ key }) => key),
      own.map(({ windowMs }) => windowMs),
      own.map(({ max }) => max),
      site.map(({ key }) => key),
      site.map(({ windowMs }) => windowMs),
    ])
    const counted = new Map(rows.map((row) => [row.key, row]))
    const countOf = ({ key }: Counter) => counted.get(key)?.count ?? 0
    const isNewcomer =
      blocks.length > 0 && blocks.every((block) => countOf(block) <= (block.newcomerMax ?? 0))
    const ofSite = isNewcomer ? site.filter(({ holdsForAll }) => holdsForAll) : site
    const over = [...own, ...ofSite].filter((counter) => countOf(counter) > counter.max)
    if (over.length === 0) return
    const ends = over.map(({ key }) => new Date(counted.get(key)?.window_ends_at ?? now).getTime())
    throw tooMany(Math.max(1, Math.ceil((Math.max(...ends) - now.getTime()) / 1000)))
  }

  /** Whoever has shown the secret was no guesser: the account's counts begin anew. */
  async forgive(rate: SecretRate, place: RatePlace, account: string): Promise<void> {
    const keys = this.#ofAccount(rate, place, account).map(({ key }) => key)
    await this.#db.readPlatform(FORGIVE, [keys])
  }

  /** Until when somebody is kept waiting at any of these, from any place: for those who help them. Null where they are not. */
  async heldUntil(counted: readonly CountedAs[]): Promise<Date | null> {
    const limits = new Map(
      counted.map(([rate, account]) => [this.#keyOf(rate, 'account', account), limitsOf(rate)]),
    )
    const rows = await this.#db.readPlatform<Counted>(OF_ACCOUNTS, [[...limits.keys()], this.#now()])
    const held = rows.filter(({ key, count }) => {
      const [of = '', place] = key.split('.')
      const limit = limits.get(of)?.[place === undefined ? 'account' : 'accountHere']
      return limit !== undefined && count >= limit.max
    })
    const ends = held.map(({ window_ends_at: at }) => new Date(at).getTime())
    return ends.length === 0 ? null : new Date(Math.max(...ends))
  }

  /** Whoever helps them knows that it was no guesser. Answers whether anything was counted. */
  async forgiveEverywhere(counted: readonly CountedAs[]): Promise<boolean> {
    const keys = counted.map(([rate, account]) => this.#keyOf(rate, 'account', account))
    return (await this.#db.readPlatform(FORGIVE_ALL, [keys])).length > 0
  }

  #ofAccount(rate: SecretRate, { address }: RatePlace, account?: string): Counter[] {
    if (!account) return []
    const here = this.#counters(rate, 'accountHere', `${account} ${addressBlock(address)}`)
    const whose = this.#keyOf(rate, 'account', account)
    return [
      ...here.map((counter) => ({ ...counter, key: `${whose}.${counter.key}` })),
      ...this.#counters(rate, 'account', account),
    ]
  }

  #ofAddress(rate: SecretRate, { address }: RatePlace): Counter[] {
    if (!this.#countsAddresses || !address) return []
    return addressBlocks(address).flatMap(({ block, weight }) =>
      this.#counters(rate, 'address', block).map((counter) => ({
        ...counter,
        max: counter.max * weight,
        newcomerMax: NEWCOMER_MAX * weight,
      })),
    )
  }

  /** By its name: the platform's own sites are no club's. */
  #ofSite(rate: SecretRate, { site }: RatePlace): Counter[] {
    return site ? this.#counters(rate, 'site', site.name) : []
  }

  /** One counter, or none where the class has no such limit. */
  #counters(rate: SecretRate, scope: Scope, value: string): Counter[] {
    const limit = limitsOf(rate)[scope]
    return limit ? [{ ...limit, key: this.#keyOf(rate, scope, value) }] : []
  }

  #keyOf(rate: SecretRate, scope: Scope, value: string): string {
    return keyedHash(this.#key, `${rate} ${scope} ${value}`).toString('base64url')
  }
}

const limitsOf = (rate: SecretRate): Partial<Record<Scope, Limit>> => SECRET_RATES[rate]
