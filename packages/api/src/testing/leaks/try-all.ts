import type { ServedEndpoint } from '#kernel/http/endpoints.ts'
import type { Scope } from '#kernel/http/guard.ts'
import type { TestApp } from '../test-app.ts'
import { bodyOf } from './bodies.ts'
import type { Kind } from './callers.ts'
import type { Ids } from './ids.ts'
import type { Markers } from './markers.ts'
import { type Side, SIDES } from './two-clubs.ts'

/** What became of one call. */
export interface Tried {
  kind: string
  served: ServedEndpoint
  /** Whether the ids in it are those of somebody else. */
  isForeign: boolean
  status: number
  leak: string | null
}

export interface Ground {
  app: Pick<TestApp, 'server'>
  ids: Ids
  markers: Markers
}

/** Somebody calls one endpoint, with their own ids and with those of somebody else. */
export async function tryOne(ground: Ground, kind: Kind, served: ServedEndpoint): Promise<Tried[]> {
  const tried: Tried[] = []
  for (const side of SIDES) {
    const made = callOf(ground, kind, served, side)
    if (!made) continue
    const reply = await ground.app.server.inject({ ...made.request, headers: kind.headers })
    const { statusCode: status, body } = reply
    const leak = leakOf(ground, kind, served, { ...made, side, status, body })
    const isForeign = made.isForeign && !SAYS_WHAT_IT_DID.has(served.endpoint.name)
    tried.push({ kind: kind.name, served, isForeign, status, leak })
    // Who is nobody here is nobody with every id.
    if (status === 401) break
  }
  return tried
}

interface Made {
  request: { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; url: string; payload?: object }
  isForeign: boolean
}

/** What is one's own to change is left as it is: that is no leak, and would change the world for whoever calls next. */
function callOf({ ids }: Ground, kind: Kind, { endpoint, guard }: ServedEndpoint, side: Side): Made | null {
  const { method, path } = endpoint
  const isRead = method === 'GET'
  const isShut =
    !isRead && guard.scope === 'club' && kind.isSwitchedOff === true && endpoint.staysOpen !== true
  const reached = isShut ? [] : reachOf(kind, guard.scope)
  const sent = isRead ? null : bodyOf(endpoint, ids, side)
  // In what is one's own or everybody's, only an address can name what is another's.
  const isPersonal = guard.scope === 'own' || guard.scope === 'public'
  const namesRow = ids.namesRow(path) || (sent?.namesRow === true && !isPersonal)
  // What visitors may read of a club is anybody's to name on its site.
  const isPublic = guard.scope === 'own' && side === 'ours' && !ids.namesRow(path, true)
  const isForeign = isShut || (namesRow && !isPublic && !reached.includes(side))
  if (!isRead && !isForeign) return null
  if (!namesRow && side !== (reached[0] ?? SIDES[0])) return null
  const url = `/api${endpoint.hasVersion ? '/v2' : ''}${ids.addressOf(path, side)}`
  return { request: { method, url, ...(sent && { payload: sent.body }) }, isForeign }
}

/** A club's site shows the same to everybody; all addresses here are of ours. */
const reachOf = ({ reach }: Kind, scope: Scope): readonly Side[] =>
  scope === 'public' ? ['ours'] : (reach[scope] ?? [])

function leakOf(
  { markers }: Ground,
  { reach, sees, isSwitchedOff }: Kind,
  { endpoint: { name } }: ServedEndpoint,
  { side, isForeign, status, body }: { side: Side; isForeign: boolean; status: number; body: string },
): string | null {
  if (status >= 500 && !(isSwitchedOff && body.includes('"club_suspended"'))) return `it broke: ${status}`
  if (status >= 300) return null
  if (isForeign && !SAYS_WHAT_IT_DID.has(name)) return `answered ${status} for what is ${side}`
  for (const each of SIDES) {
    if (sees.includes(each) || reach.own?.includes(each)) continue
    const found = markers.inText(body, each).filter((table) => !OWN_ALL_THE_SAME[name]?.includes(table))
    if (found.length > 0) return `what is ${each} is in the answer: ${found.join(', ')}`
  }
  return null
}

/** Done for several at once: it answers for how many it was done, and that is none of another club's. */
const SAYS_WHAT_IT_DID = new Set(['remindArrears'])

/** Rows of the club that are shown to those whom they are about. */
const OWN_ALL_THE_SAME: Record<string, readonly string[]> = {
  // The lists that somebody is on.
  getPreferences: ['distribution_lists'],
}
