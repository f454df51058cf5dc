import { sql } from 'drizzle-orm'
import type { SsoMode } from '@clubhouse/contract/identity/sign-in'
import type { Tx } from '#kernel/db/database.ts'
import { exists, one, rows } from '#kernel/db/rows.ts'
import type { Site } from '#kernel/http/sites.ts'
import type { IdentityProvider } from '#providers/sso/port.ts'
import type { Reach } from './decide-person.ts'

/** A provider with whose it is, and what its word is worth. */
export interface RegisteredProvider extends IdentityProvider {
  clubId: string | null
  governingBodyId: string | null
  trustsEmail: boolean
}

const PROVIDER = sql.raw(`p.id, p.club_id as "clubId", p.governing_body_id as "governingBodyId",
  p.entity_id as "entityId", p.sso_url as "ssoUrl", p.certificates, p.trusts_email as "trustsEmail"`)

/** A club signs in through its own provider, else through that of the body it names. */
const USED_BY_CLUB = sql.raw(`(p.club_id = c.id or (p.governing_body_id::text = c.sso_governing_body_id
  and not exists (select from identity_providers own where own.club_id = c.id)))`)

/** On the sites above the clubs the browser says for whom it signs in. */
export interface AskedFor {
  governingBodyId: string | null
  /** My account: the club whose member it is. */
  accountId: string | null
}

/**
 * SSO-01: the provider through which people sign in on this site, while single sign-on is not off there. A club's
 * site goes by the club's own settings, and so does my account for a member of that club; else the sites above the
 * clubs go by those of the governing body that is asked for.
 */
export async function providerFor(
  tx: Tx,
  site: Pick<Site, 'host' | 'clubId'>,
  asked: AskedFor,
): Promise<RegisteredProvider | null> {
  const offered = await offeredOn(tx, site, asked)
  return offered && offered.mode !== 'off' ? offered.provider : null
}

/**
 * Whether that is still so when the answer comes. On my account nobody remembers for which club it was: a provider
 * is offered there while any club lets its people in through it.
 */
export async function isOffered(
  tx: Tx,
  site: Pick<Site, 'host' | 'clubId'>,
  provider: RegisteredProvider,
): Promise<boolean> {
  const { governingBodyId, clubId: accountId } = provider
  if ((await providerFor(tx, site, { governingBodyId, accountId }))?.id === provider.id) return true
  return site.host.type === 'myaccount' && (await reachOf(tx, provider)).clubIds.size > 0
}

async function offeredOn(
  tx: Tx,
  { host, clubId }: Pick<Site, 'host' | 'clubId'>,
  { governingBodyId, accountId }: AskedFor,
) {
  switch (host.type) {
    case 'club':
      return ofClub(tx, clubId)
    case 'myaccount':
      return accountId === null ? ofBody(tx, governingBodyId) : ofClub(tx, accountId)
    case 'xgb':
      return ofBody(tx, governingBodyId)
    case 'backoffice':
    case 'su':
      return null
  }
}

const ofClub = (tx: Tx, clubId: string) =>
  first(
    tx,
    sql`select ${PROVIDER}, c.sso_mode as mode from clubs c join identity_providers p on ${USED_BY_CLUB}
      where c.id = ${clubId}`,
  )

const ofBody = (tx: Tx, bodyId: string | null) =>
  first(
    tx,
    sql`select ${PROVIDER}, b.sso_mode as mode from governing_bodies b
      join identity_providers p on p.governing_body_id = b.id where b.id = ${bodyId}`,
  )

/** Through whom people of a club would sign in, whether or not it is switched on. */
export const usedByClub = async (tx: Tx, clubId: string): Promise<RegisteredProvider | null> =>
  (await ofClub(tx, clubId))?.provider ?? null

/** The same of those who work for a governing body. */
export const usedByBody = async (tx: Tx, bodyId: string): Promise<RegisteredProvider | null> =>
  (await ofBody(tx, bodyId))?.provider ?? null

type Row = RegisteredProvider & { mode: SsoMode }

async function first(tx: Tx, query: ReturnType<typeof sql>) {
  const row = await one<Row>(tx, query)
  if (!row) return null
  const { mode, ...provider } = row
  return { mode, provider }
}

export async function providerById(tx: Tx, id: string): Promise<RegisteredProvider | null> {
  const query = sql`select ${PROVIDER}, 'optional' as mode from identity_providers p where p.id = ${id}`
  return (await first(tx, query))?.provider ?? null
}

/** Of a provider, or of a club or body: its own provider goes by its id, which can be told before the provider is known. */
export async function isNameOf(tx: Tx, id: string): Promise<boolean> {
  return exists(
    tx,
    sql`select id from identity_providers where id = ${id} union all select id from clubs where id = ${id}
      union all select id from governing_bodies where id = ${id} limit 1`,
  )
}

/** Where this provider's word counts: the clubs that use it now, and its own body. */
export async function reachOf(tx: Tx, provider: RegisteredProvider): Promise<Reach> {
  const clubs = await rows<{ id: string }>(
    tx,
    sql`select c.id from clubs c join identity_providers p on ${USED_BY_CLUB}
      where p.id = ${provider.id} and c.sso_mode <> 'off'`,
  )
  return { clubIds: new Set(clubs.map(({ id }) => id)), governingBodyId: provider.governingBodyId }
}
