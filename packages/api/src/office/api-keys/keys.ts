import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ApiKey, ApiKeyFields } from '@clubhouse/contract/office/api-keys'
import { KEY_LIMITS } from '@clubhouse/contract/office/machine-limits'
import { Refusal } from '@clubhouse/contract/refusal'
import { keyErrors } from '@clubhouse/domain/office/machines/machine-fields'
import { actorName } from '#kernel/db/actor-name.ts'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import type { RunningClub } from '#kernel/http/guard.ts'
import { hashToken } from '#kernel/security/token-hash.ts'
import { newKey } from './key-words.ts'
import { apiKeys } from './tables.ts'

const MAKER = actorName('u', { club: 'k.club_id', user: 'k.created_by', at: 'k.created_at' })

/** $1 the club, $2 the moment, $3 one key or null for all. */
const KEYS = {
  name: 'office_api_keys',
  text: `
    select json_build_object('key_id', k.id, 'name', k.name, 'prefix', k.prefix, 'scopes', to_json(k.scopes),
      'created_at', iso(k.created_at), 'created_by', ${MAKER},
      'expires_on', (k.expires_at at time zone c.time_zone - interval '1 microsecond')::date, 'last_used_at', iso(k.last_used_at),
      'revoked_at', iso(k.revoked_at), 'state', case when k.revoked_at is not null then 'revoked'
        when k.expires_at <= $2::timestamptz then 'expired' else 'live' end) as key
    from api_keys k join clubs c on c.id = k.club_id left join users u on u.id = k.created_by
    where k.club_id = $1 and ($3::uuid is null or k.id = $3::uuid)
    order by (k.revoked_at is not null or coalesce(k.expires_at <= $2::timestamptz, false)), k.created_at desc, k.id`,
}

export async function listKeys(
  tx: Tx,
  clubId: string,
  now: Date,
  id: string | null = null,
): Promise<ApiKey[]> {
  const rows = await readIn(tx)<{ key: ApiKey }>(KEYS, [clubId, now, id])
  return rows.map(({ key }) => key)
}

async function findKey(tx: Tx, clubId: string, now: Date, id: string): Promise<ApiKey | null> {
  const [key] = await listKeys(tx, clubId, now, id)
  return key ?? null
}

interface Club {
  slug: string
  today: string
  timeZone: string
}

export async function createKey(
  tx: Tx,
  { clubId, userId }: RunningClub,
  fields: ApiKeyFields,
  now: Date,
): Promise<{ key: ApiKey; secret: string } | Refusal> {
  await oneAtATime(tx, 'api-key', clubId)
  const [club] = await readIn(tx)<Club>(
    {
      name: 'club_of_api_key',
      text: `select slug, time_zone as "timeZone", ($2::timestamptz at time zone time_zone)::date::text as today from clubs where id = $1`,
    },
    [clubId, now],
  )
  if (!club) throw new Error('The club of a key is never missing')
  const errors = keyErrors(fields, club.today)
  if (Object.keys(errors).length > 0)
    return new Refusal(422, 'invalid_data', 'Please check what you entered.', { errors })
  const live = (await listKeys(tx, clubId, now)).filter(({ state }) => state === 'live')
  if (live.length >= KEY_LIMITS.live)
    return new Refusal(
      409,
      'too_many_keys',
      'That’s as many keys as a club can have. Revoke one that isn’t used any more.',
    )
  const { key: secret, prefix } = newKey(club.slug)
  const id = randomUUID()
  await tx.insert(apiKeys).values({
    clubId,
    id,
    name: fields.name,
    prefix,
    hash: hashToken(secret),
    scopes: [...new Set(fields.scopes)],
    createdAt: now,
    createdBy: userId,
    // The last day is whole.
    expiresAt:
      fields.expires_on === null
        ? null
        : sql`((${fields.expires_on}::date + 1)::timestamp at time zone ${club.timeZone})`,
  })
  const key = await findKey(tx, clubId, now, id)
  if (!key) throw new Error('A key that was written is there')
  return { key, secret }
}

/** Answers the key, and whether it was this that ended it; null where there is none. */
export async function revokeKey(
  tx: Tx,
  { clubId }: RunningClub,
  id: string,
  now: Date,
): Promise<{ key: ApiKey; isNew: boolean } | null> {
  const ended = await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.clubId, clubId), eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id })
  const key = await findKey(tx, clubId, now, id)
  return key && { key, isNew: ended.length > 0 }
}
