import type { Database } from '../db/database.ts'
import { tooMany } from '../http/problems.ts'
import { addressBlock } from './address-block.ts'
import { deriveKey, keyedHash } from './keys.ts'

const MINUTE_MS = 60_000
const QUARTER = 15 * MINUTE_MS
const HOUR = 60 * MINUTE_MS

type Scope = 'account' | 'address' | 'club'
interface Limit {
  max: number
  windowMs: number
}

/**
 * How often something that guards a secret may be tried: by whoever it is about, from where it comes, and in one
 * club altogether. What a person needs on a bad day fits; what a guesser needs does not.
 */
export const SECRET_RATES = {
  'sign-in': {
    account: { max: 10, windowMs: QUARTER },
    address: { max: 60, windowMs: QUARTER },
    club: { max: 3000, windowMs: QUARTER },
  },
  'check-email': {
    address: { max: 30, windowMs: 10 * MINUTE_MS },
    club: { max: 2000, windowMs: 10 * MINUTE_MS },
  },
  recovery: {
    account: { max: 5, windowMs: HOUR },
    address: { max: 20, windowMs: HOUR },
    club: { max: 1000, windowMs: HOUR },
  },
  code: { account: { max: 10, windowMs: HOUR }, address: { max: 30, windowMs: HOUR } },
  'sign-up': { address: { max: 10, windowMs: HOUR }, club: { max: 500, windowMs: HOUR } },
  verification: { account: { max: 5, windowMs: HOUR } },
  guest: { address: { max: 30, windowMs: HOUR }, club: { max: 2000, windowMs: HOUR } },
} as const satisfies Record<string, Partial<Record<Scope, Limit>>>
export type SecretRate = keyof typeof SECRET_RATES

/** Whom an attempt is about and where it comes from. */
export interface Attempt {
  /** The e-mail or the id of the person, as far as it is known. */
  account?: string
  address?: string
  /** Empty on the platform's own sites. */
  clubId?: string
}

/** Taken in the order of their keys, so that two attempts never wait for each other in a ring. */
const TAKE = {
  name: 'take_rates',
  text: `
    insert into rate_counters as r (key, window_ends_at, count)
    select k.key, $1::timestamptz + k.window_ms * interval '1 millisecond', 1
    from unnest($2::text[], $3::float8[]) as k (key, window_ms) order by k.key
    on conflict (key) do update set
      count = case when r.window_ends_at <= $1 then 1 else r.count + 1 end,
      window_ends_at = case when r.window_ends_at <= $1 then excluded.window_ends_at else r.window_ends_at end
    returning r.key, r.count, r.window_ends_at`,
}

const FORGIVE = { name: 'forgive_rate', text: 'delete from rate_counters where key = $1 returning key' }

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

  /** Counts one attempt everywhere it belongs, in one statement; refuses it when any limit is passed. */
  async take(rate: SecretRate, attempt: Attempt): Promise<void> {
    const limits = this.#limitsOf(rate, attempt)
    if (limits.size === 0) return
    const now = this.#now()
    const keys = [...limits.keys()]
    const windows = [...limits.values()].map(({ windowMs }) => windowMs)
    const counted = await this.#db.readPlatform<Counted>(TAKE, [now, keys, windows])
    const over = counted.filter(({ key, count }) => count > (limits.get(key)?.max ?? 0))
    if (over.length === 0) return
    const ends = Math.max(...over.map((row) => new Date(row.window_ends_at).getTime()))
    throw tooMany(Math.max(1, Math.ceil((ends - now.getTime()) / 1000)))
  }

  /** Whoever has shown the secret was no guesser: the account's count begins anew. */
  async forgive(rate: SecretRate, account: string): Promise<void> {
    await this.#db.readPlatform(FORGIVE, [this.#keyOf(rate, 'account', account)])
  }

  #limitsOf(rate: SecretRate, { account, address, clubId }: Attempt): Map<string, Limit> {
    const limits: Partial<Record<Scope, Limit>> = SECRET_RATES[rate]
    const counted: [Scope, string | undefined][] = [
      ['account', account],
      ['address', this.#countsAddresses && address ? addressBlock(address) : undefined],
      ['club', clubId],
    ]
    return new Map(
      counted.flatMap(([scope, value]) => {
        const limit = limits[scope]
        return value && limit ? [[this.#keyOf(rate, scope, value), limit] as const] : []
      }),
    )
  }

  #keyOf(rate: SecretRate, scope: Scope, value: string): string {
    return keyedHash(this.#key, `${rate} ${scope} ${value}`).toString('base64url')
  }
}
