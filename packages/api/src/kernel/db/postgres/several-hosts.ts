import pg from 'pg'
import { hostsIn, type Place } from './hosts.ts'

const ASKED_MS = 3000

/**
 * The driver's client, for an address of one host or of several. It knows one host only: so who takes writes is asked of all of them at once, kept for as
 * long as connections to it succeed, and asked anew after that.
 */
export function clientFor(url: string): typeof pg.Client {
  const places = hostsIn(url)
  return places.length > 1 ? clientOfPrimary(places) : pg.Client
}

function clientOfPrimary(places: readonly Place[]): typeof pg.Client {
  let known: Promise<Place> | null = null

  const primary = (config: pg.ClientConfig): Promise<Place> => {
    const asking = (known ??= firstThatTakesWrites(places, config))
    asking.catch(() => forget(asking))
    return asking
  }
  const forget = (what: Promise<Place> | null) => {
    if (known === what) known = null
  }

  return class extends pg.Client {
    readonly #config: pg.ClientConfig

    constructor(config: pg.ClientConfig) {
      super(config)
      this.#config = config
    }

    override connect(): Promise<pg.Client>
    override connect(callback: (error: Error) => void): void
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
      const connecting = this.#connect()
      if (!callback) return connecting
      // The driver says that all went well by giving nothing.
      const told = callback as (error?: Error) => void
      connecting.then(() => told(), told)
    }

    async #connect(): Promise<pg.Client> {
      const asked = primary(this.#config)
      Object.assign(this, await asked)
      try {
        await super.connect()
        // It may have become a replica since it was asked.
        if (!(await takesWrites(this))) throw readOnly(`${this.host}:${this.port} is a replica by now`)
        return this
      } catch (error) {
        forget(asked)
        await this.end().catch(() => undefined)
        throw error
      }
    }
  }
}

async function firstThatTakesWrites(places: readonly Place[], config: pg.ClientConfig): Promise<Place> {
  const reasons: string[] = []
  const ask = async (place: Place): Promise<Place> => {
    const client = new pg.Client({ ...config, connectionTimeoutMillis: ASKED_MS, query_timeout: ASKED_MS })
    Object.assign(client, place)
    client.on('error', () => undefined)
    try {
      await client.connect()
      if (await takesWrites(client)) return place
      throw readOnly('a replica')
    } catch (error) {
      reasons.push(`${place.host}:${place.port}: ${reasonOf(error)}`)
      throw error
    } finally {
      void client.end().catch(() => undefined)
    }
  }
  try {
    return await Promise.any(places.map(ask))
  } catch (error) {
    throw new NoPrimary(reasons, error as AggregateError)
  }
}

/** Why, host by host. Where a server has answered something else than that it takes no writes, its name for that is ours, too. */
export class NoPrimary extends Error {
  readonly code: string

  constructor(reasons: readonly string[], cause: AggregateError) {
    super(`No host of the database takes writes: ${reasons.toSorted().join('; ')}`, { cause })
    const codes = cause.errors.map(codeOf)
    this.code = codes.find((code) => SQL_STATE.test(code) && code !== READ_ONLY) ?? READ_ONLY
  }
}

const READ_ONLY = '25006'
const SQL_STATE = /^(?=.*\d)[0-9A-Z]{5}$/
const readOnly = (what: string) => Object.assign(new Error(what), { code: READ_ONLY })
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
const reasonOf = (error: unknown): string => {
  const code = codeOf(error)
  return code !== '' && !SQL_STATE.test(code) ? code : error instanceof Error ? error.message : String(error)
}

async function takesWrites(client: Pick<pg.Client, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ writes: boolean }>(
    `select current_setting('transaction_read_only') = 'off' as writes`,
  )
  return rows[0]?.writes === true
}
