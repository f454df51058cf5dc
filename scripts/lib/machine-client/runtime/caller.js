/** How often a call is made before it is given up; only reads are made, so each may be made again. */
const TRIES = 5
/** What is waited where nobody says how long, doubled each time. */
const FIRST_WAIT_SECONDS = 1
/** Nobody is held up for longer than this by what a server says. */
const LONGEST_WAIT_SECONDS = 120
const PASSING = new Set([429, 502, 503, 504])

/** What a call was refused with: `code` is for programs, `message` for people. */
export class ClubhouseError extends Error {
  constructor(status, { error_code: code, message, errors, request_id: requestId }) {
    super(message)
    this.name = 'ClubhouseError'
    this.status = status
    this.code = code
    this.errors = errors
    this.requestId = requestId
  }
}

const sleep = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000))

export class Caller {
  #base
  #key
  #fetch
  #wait

  constructor({ url, key, fetch = globalThis.fetch, wait = sleep }, path) {
    this.#base = `${String(url).replace(/\/+$/, '')}${path}`
    this.#key = key
    this.#fetch = fetch
    this.#wait = wait
  }

  async get(path, query = {}) {
    const asked = Object.entries(query).filter(([, value]) => value !== undefined)
    const search = new URLSearchParams(asked.map(([name, value]) => [name, textOf(value)]))
    const address = `${this.#base}${path}${asked.length > 0 ? `?${search}` : ''}`
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === TRIES
      const reply = await this.#ask(address, isLast)
      if (reply?.ok) return reply.json()
      if (isLast || (reply && !PASSING.has(reply.status)))
        throw new ClubhouseError(reply.status, await problemOf(reply))
      await this.#wait(secondsToWait(reply, attempt))
    }
  }

  /** All items of a list, page by page as they are asked for. */
  async *all(path, query = {}) {
    let cursor = query.cursor
    do {
      const page = await this.get(path, { limit: 100, ...query, cursor })
      yield* page.items
      cursor = page.next_cursor ?? undefined
    } while (cursor !== undefined)
  }

  /** Null where nobody answered, and somebody may the next time. */
  async #ask(address, isLast) {
    try {
      const headers = { authorization: `Bearer ${this.#key}`, accept: 'application/json' }
      return await this.#fetch(address, { headers, redirect: 'error' })
    } catch (error) {
      if (isLast) throw error
      return null
    }
  }
}

const textOf = (value) => (value instanceof Date ? value.toISOString() : String(value))

/** `Retry-After` is seconds or a day and time. */
function secondsToWait(reply, attempt) {
  const said = reply?.headers.get('retry-after') ?? ''
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000
  const wanted = Number.isNaN(seconds) ? FIRST_WAIT_SECONDS * 2 ** (attempt - 1) : seconds
  return Math.min(Math.max(wanted, 0), LONGEST_WAIT_SECONDS)
}

/** A proxy in between may answer with something else. */
async function problemOf(reply) {
  const said = await reply.json().catch(() => null)
  return said?.error_code ? said : { error_code: 'unknown', message: `Answered ${reply.status}` }
}
