import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** An outage longer than this is told, not papered over. */
export const STALE_MS = 3_600_000

export interface Rendered {
  status: number
  headers: Record<string, string>
  body: string
  /** What is to be kept as a file goes on as it comes: it may be long, and it need not be text. */
  file?: AsyncIterable<Uint8Array>
  /** Only a page of one person sets cookies. */
  cookies?: string[]
  /** Only a page that says so is kept: it must hold nothing of the person who asked. */
  mayKeep: boolean
  /** Where the page is worth less time than others: something on it is expected to be better soon. */
  keepMs?: number
}

interface Form {
  /** Names and values in turn, as Node takes them without looking at them again. */
  headers: string[]
  /** One character a byte: Node sends a string and its head in one piece, and a buffer in two. */
  body: string
}

/** A page in every form in which it may be sent, ready to be written. */
export interface CachedPage {
  status: number
  etag: string
  headers304: string[]
  plain: Form
  br: Form
  gzip: Form
}

interface Entry {
  page: CachedPage
  revision: string
  freshUntil: number
  bytes: number
  /** Since it was last passed over; a mark costs a hit less than moving the page to the end would. */
  wasUsed: boolean
}

export type Outcome =
  | { from: 'cache' | 'render' | 'stale'; page: CachedPage }
  | { from: 'uncached'; rendered: Rendered }

/**
 * Pages that are the same for everybody, rendered once per revision of the club and kept compressed. The
 * oldest go first when the budget is full, except that one used since it was last passed over stays a round. A page that cannot be rendered any more (the
 * database is away) is answered by its last good version.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>()
  readonly #rendering = new Map<string, Promise<Outcome>>()
  readonly #maxBytes: number
  readonly #freshMs: number
  readonly #now: () => number
  #bytes = 0

  constructor(options: { maxBytes: number; freshMs: number; now?: () => number }) {
    this.#maxBytes = options.maxBytes
    this.#freshMs = options.freshMs
    this.#now = options.now ?? (() => performance.now())
  }

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#entries.size
  }

  /** The kept page, if it is of this revision and not too old. */
  hit(key: string, revision: string): CachedPage | null {
    const entry = this.#entries.get(key)
    if (!entry || entry.revision !== revision || entry.freshUntil < this.#now()) return null
    entry.wasUsed = true
    return entry.page
  }

  async get(key: string, revision: string, render: () => Promise<Rendered>): Promise<Outcome> {
    const kept = this.hit(key, revision)
    if (kept) return { from: 'cache', page: kept }
    // One render serves all who wait, but only if it can be shared: otherwise each waiter renders alone.
    const flight = `${revision} ${key}`
    const running = this.#rendering.get(flight)
    if (running) {
      const outcome = await running
      return outcome.from === 'uncached' ? { from: 'uncached', rendered: await render() } : outcome
    }
    const rendering = this.#render(key, revision, render).finally(() => this.#rendering.delete(flight))
    this.#rendering.set(flight, rendering)
    return rendering
  }

  async #render(key: string, revision: string, render: () => Promise<Rendered>): Promise<Outcome> {
    const rendered = await this.#attempt(key, render)
    if ('stale' in rendered) return { from: 'stale', page: rendered.stale }
    if (!rendered.mayKeep || rendered.status !== 200) {
      // What was withdrawn must not come back, not even when the database goes away later.
      if (rendered.status < 500) this.#drop(key)
      return { from: 'uncached', rendered }
    }
    const page = await keep(rendered)
    this.#store(key, {
      page,
      revision,
      freshUntil: this.#now() + Math.min(this.#freshMs, rendered.keepMs ?? this.#freshMs),
      bytes: sizeOf(key, page),
      wasUsed: false,
    })
    return { from: 'render', page }
  }

  /** What was rendered, or the last good page where rendering fails in whatever way. */
  async #attempt(key: string, render: () => Promise<Rendered>): Promise<Rendered | { stale: CachedPage }> {
    const lastGood = () => {
      const entry = this.#entries.get(key)
      return entry && entry.freshUntil + STALE_MS >= this.#now() ? entry.page : undefined
    }
    try {
      const rendered = await render()
      const last = rendered.status >= 500 ? lastGood() : undefined
      return last ? { stale: last } : rendered
    } catch (error) {
      const last = lastGood()
      if (last) return { stale: last }
      throw error
    }
  }

  #store(key: string, entry: Entry): void {
    this.#drop(key)
    // One page that is larger than the room must not drive out all the others.
    if (entry.bytes > this.#maxBytes) return
    this.#makeRoomFor(entry.bytes)
    this.#entries.set(key, entry)
    this.#bytes += entry.bytes
  }

  #makeRoomFor(bytes: number): void {
    // A page that stays is put at the end and so comes by once more, then without its mark.
    for (const [key, entry] of this.#entries) {
      if (this.#bytes + bytes <= this.#maxBytes) return
      if (entry.wasUsed) this.#moveToEnd(key, entry)
      else this.#drop(key)
    }
  }

  #moveToEnd(key: string, entry: Entry): void {
    entry.wasUsed = false
    this.#entries.delete(key)
    this.#entries.set(key, entry)
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }
}

async function keep(rendered: Rendered): Promise<CachedPage> {
  const plain = Buffer.from(rendered.body)
  const options = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } }
  const [br, gz] = await Promise.all([brotli(plain, options), gzip(plain)])
  const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`
  const common = {
    ...rendered.headers,
    etag,
    vary: 'accept-encoding, cookie',
    'cache-control': rendered.headers['cache-control'] ?? 'private, no-cache',
  }
  const form = (body: Buffer, more: Record<string, string>): Form => {
    return {
      body: body.toString('latin1'),
      headers: Object.entries({ ...common, ...more, 'content-length': String(body.length) }).flat(),
    }
  }
  return {
    status: rendered.status,
    etag,
    headers304: Object.entries(common).flat(),
    plain: form(plain, {}),
    br: form(br, { 'content-encoding': 'br' }),
    gzip: form(gz, { 'content-encoding': 'gzip' }),
  }
}

const sizeOf = (key: string, page: CachedPage): number =>
  key.length * 2 + page.plain.body.length + page.br.body.length + page.gzip.body.length + 4096
