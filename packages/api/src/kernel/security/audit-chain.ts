import { createHash } from 'node:crypto'
import type { Database } from '../db/database.ts'

/** Before the first link of a chain stands this. */
const BEGINNING = '00'.repeat(32)
/** What concerns no club. */
const NO_CLUB = '00000000-0000-0000-0000-000000000000'
const AT_ONCE = 5000

/** A link as it stands in the table, with the event that it is of, if that is there. */
interface LinkRow {
  chain: string
  number: number
  previous: string
  hash: string
  actor_mark: string | null
  subject_mark: string | null
  event: EventRow | null
}

interface EventRow {
  id: string
  chain: string
  at: string
  kind: string
  site: string
  address: string | null
  actor_id: string | null
  subject_id: string | null
  detail: Record<string, string | null>
}

const LINKS = {
  name: 'audit_links_to_prove',
  text: `
    select l.chain, l.number::int as number, encode(l.previous, 'hex') as previous, encode(l.hash, 'hex') as hash,
      encode(l.actor_mark, 'hex') as actor_mark, encode(l.subject_mark, 'hex') as subject_mark,
      case when e.id is null then null else json_build_object('id', e.id, 'chain', coalesce(e.club_id, '${NO_CLUB}'),
        'at', to_char(e.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'kind', e.kind, 'site', e.site,
        'address', encode(e.address_hash, 'hex'), 'actor_id', e.actor_id, 'subject_id', e.subject_id,
        'detail', (select coalesce(json_object_agg(d.key, d.value), '{}') from jsonb_each_text(e.detail) d)) end as event
    from audit_links l left join audit_events e on e.id = l.event_id
    where (l.chain, l.number) > ($1::uuid, $2::bigint) order by l.chain, l.number limit ${AT_ONCE}`,
}

const UNCHAINED = {
  name: 'audit_events_unchained',
  text: `
    select coalesce(e.club_id, '${NO_CLUB}') as chain, e.id, e.kind from audit_events e
    where not exists (select from audit_links l where l.event_id = e.id) order by e.at, e.id limit 100`,
}

/** Where a chain breaks first, and why. */
export interface BrokenLink {
  chain: string
  /** Null for an event that stands outside of every chain. */
  number: number | null
  why: string
}

export interface ProvedChain {
  chain: string
  length: number
  /** Of its last link: whoever keeps it elsewhere can tell later that nothing before it was written anew. */
  head: string
}

export interface Proof {
  chains: ProvedChain[]
  /** The first of each chain that does not hold. */
  broken: BrokenLink[]
}

/** As the command prints it and takes it back. */
export const headOf = ({ chain, length, head }: ProvedChain): string => `${chain}:${length}:${head}`

/**
 * Reads the whole audit and works each hash out anew, without the database's own functions (ADR 041). `kept` are heads that it had
 * earlier: each has to be a link of it still.
 */
export async function proveAudit(
  db: Pick<Database, 'readPlatform'>,
  kept: readonly string[] = [],
): Promise<Proof> {
  const missing = new Set(kept)
  const chains = new Map<string, ProvedChain>()
  const broken = new Map<string, BrokenLink>()
  let last: Pick<LinkRow, 'chain' | 'number'> = { chain: NO_CLUB, number: 0 }
  for (;;) {
    const rows = await db.readPlatform<LinkRow>(LINKS, [last.chain, last.number])
    for (const link of rows) {
      const before = chains.get(link.chain) ?? { chain: link.chain, length: 0, head: BEGINNING }
      const why = broken.has(link.chain) ? null : faultIn(link, before)
      if (why) broken.set(link.chain, { chain: link.chain, number: link.number, why })
      const proved = { chain: link.chain, length: link.number, head: link.hash }
      chains.set(link.chain, proved)
      missing.delete(headOf(proved))
    }
    const end = rows.at(-1)
    if (!end || rows.length < AT_ONCE) break
    last = end
  }
  for (const { chain, id, kind } of await db.readPlatform<{ chain: string; id: string; kind: string }>(
    UNCHAINED,
    [],
  ))
    if (!broken.has(chain))
      broken.set(chain, { chain, number: null, why: `the event ${id} (${kind}) is outside the chain` })
  for (const head of missing) {
    const [chain = '', number] = head.split(':')
    if (!broken.has(chain))
      broken.set(chain, { chain, number: Number(number), why: 'it is not the link that was kept' })
  }
  return { chains: [...chains.values()], broken: [...broken.values()] }
}

function faultIn(link: LinkRow, before: ProvedChain): string | null {
  const { event } = link
  if (link.number !== before.length + 1) return `the links from ${before.length + 1} on are missing`
  if (link.previous !== before.head) return 'it does not follow the link before it'
  if (!event) return 'its event is missing'
  if (event.chain !== link.chain) return 'its event belongs to another club'
  if (!isMarked(event.id, event.actor_id, link.actor_mark)) return 'who did it was changed'
  if (!isMarked(event.id, event.subject_id, link.subject_mark)) return 'to whom it happened was changed'
  return hashOf(canonical(event, link)) === link.hash ? null : 'its event was changed'
}

/** Whoever is erased is taken out of the event, and their mark stays: it alone names nobody. */
const isMarked = (eventId: string, userId: string | null, mark: string | null): boolean =>
  userId === null || markOf(eventId, userId) === mark

const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex')
const markOf = (eventId: string, userId: string): string =>
  createHash('sha256').update(bytesOf(eventId)).update(bytesOf(userId)).digest('hex')
const hashOf = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

/** The same text as `audit_text` writes: names in order, no space. */
function canonical(event: EventRow, link: LinkRow): string {
  const fields: [string, string][] = [
    ['actor', JSON.stringify(link.actor_mark)],
    ['address', JSON.stringify(event.address)],
    ['at', JSON.stringify(event.at)],
    ['chain', JSON.stringify(link.chain)],
    ['detail', written(Object.entries(event.detail).map(([name, value]) => [name, JSON.stringify(value)]))],
    ['id', JSON.stringify(event.id)],
    ['kind', JSON.stringify(event.kind)],
    ['number', String(link.number)],
    ['previous', JSON.stringify(link.previous)],
    ['site', JSON.stringify(event.site)],
    ['subject', JSON.stringify(link.subject_mark)],
  ]
  return written(fields)
}

/** By hand: an object would put a name that is a number first. */
const written = (fields: readonly (readonly [string, string])[]): string =>
  `{${fields
    .toSorted(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .map(([name, value]) => `${JSON.stringify(name)}:${value}`)
    .join(',')}}`
