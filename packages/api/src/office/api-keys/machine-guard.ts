import { timingSafeEqual } from 'node:crypto'
import type { KeyScope } from '@clubhouse/contract/office/machine-limits'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Core } from '#kernel/core.ts'
import { type Caller, isForAnotherClub } from '#kernel/http/caller.ts'
import type { Guard } from '#kernel/http/guard.ts'
import { switchedOff } from '#kernel/http/switched-off.ts'
import { hashToken } from '#kernel/security/token-hash.ts'
import { keyIn } from './key-words.ts'

/** Whose data is read, and by which key. */
export interface Machine {
  clubId: string
  keyId: string
}

interface Row {
  clubId: string
  id: string
  hash: Uint8Array
  scopes: KeyScope[]
  isLive: boolean
  /** Not noted for a minute. */
  isUnnoted: boolean
}

const FIND = {
  name: 'find_api_key',
  text: `select club_id as "clubId", id, hash, scopes,
      revoked_at is null and (expires_at is null or expires_at > $2) as "isLive",
      coalesce(last_used_at < $2::timestamptz - interval '1 minute', true) as "isUnnoted"
    from api_keys where prefix = $1`,
}
const NOTE = {
  name: 'note_api_key',
  text: `update api_keys set last_used_at = $3 where club_id = $1 and id = $2 returning id`,
}

/** What no key has, so that one that does not exist takes as long to refuse as one that is wrong. */
const NOBODYS = hashToken('nobody')

/** One answer, whatever is wrong with the key: who guesses learns nothing. */
const refused = () =>
  new Refusal(401, 'invalid_key', 'This key is not valid. Make a new one in the back office, under API keys.')

type Deps = Pick<Core, 'db' | 'now' | 'rates' | 'registry'>

/**
 * A key of a club and nothing else lets in: no cookie, and nobody's sign-in. Counted by key, before its scope is looked at.
 */
export const openMachineGuard =
  (deps: Deps) =>
  (scope: KeyScope): Guard<{ machine: Machine }> => ({
    audience: 'machine',
    scope: 'key',
    rate: 'read',
    admit: async (caller, headers) => ({ machine: await admitKey(deps, caller, headers, scope) }),
  })

async function admitKey(deps: Deps, caller: Caller, headers: unknown, scope: KeyScope): Promise<Machine> {
  const { db, now, rates, registry } = deps
  const row = await findKey(deps, headers)
  if (!row || isForAnotherClub(caller, row.clubId)) throw refused()
  await rates.take('api-key', { address: '', site: null }, row.id)
  if (registry.isSuspended(row.clubId)) throw switchedOff()
  if (!row.scopes.includes(scope))
    throw new Refusal(403, 'missing_scope', `This key may not do this: it lacks the scope ${scope}.`)
  if (row.isUnnoted) await db.readPlatform(NOTE, [row.clubId, row.id, now()])
  return { clubId: row.clubId, keyId: row.id }
}

async function findKey({ db, now }: Deps, headers: unknown): Promise<Row | null> {
  const given = keyIn((headers as { authorization?: unknown } | undefined)?.authorization)
  if (!given) return null
  const [row] = await db.readPlatform<Row>(FIND, [given.prefix, now()])
  const isRight = timingSafeEqual(hashToken(given.key), row ? Buffer.from(row.hash) : NOBODYS)
  return row && isRight && row.isLive ? row : null
}
