import { sql } from 'drizzle-orm'
import type { SsoMode } from '@clubhouse/contract/identity'
import type { Tx } from '../db/database.ts'
import type { Site } from '../http/sites.ts'
import type { IdentityProvider } from '../providers/sso/port.ts'
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

/**
 * SSO-01: the provider through which people sign in on this site, while single sign-on is not off there. A club's
 * site goes by the club's own settings; the sites above the clubs by those of the governing body that is asked for.
 */
export async function providerFor(
  tx: Tx,
  site: Pick<Site, 'host' | 'clubId'>,
  governingBodyId: string | null,
): Promise<RegisteredProvider | null> {
  const offered = await offeredOn(tx, site, governingBodyId)
  return offered && offered.mode !== 'off' ? offered.provider : null
}

async function offeredOn(tx: Tx, { host, clubId }: Pick<Site, 'host' | 'clubId'>, bodyId: string | null) {
  switch (host.type) {
    case 'club':
      return first(
        tx,
        sql`select ${PROVIDER}, c.sso_mode as mode from clubs c join identity_providers p on ${USED_BY_CLUB}
          where c.id = ${clubId}`,
      )
    case 'xgb':
    case 'myaccount':
      if (bodyId === null) return null
      return first(
        tx,
        sql`select ${PROVIDER}, b.sso_mode as mode from governing_bodies b
          join identity_providers p on p.governing_body_id = b.id where b.id = ${bodyId}`,
      )
    case 'backoffice':
    case 'su':
      return null
  }
}

type Row = RegisteredProvider & { mode: SsoMode }

async function first(tx: Tx, query: ReturnType<typeof sql>) {
  const { rows } = (await tx.execute(query)) as { rows: Row[] }
  const [row] = rows
  if (!row) return null
  const { mode, ...provider } = row
  return { mode, provider }
}

export async function providerById(tx: Tx, id: string): Promise<RegisteredProvider | null> {
  const query = sql`select ${PROVIDER}, 'optional' as mode from identity_providers p where p.id = ${id}`
  return (await first(tx, query))?.provider ?? null
}

/** Where this provider's word counts: the clubs that use it now, and its own body. */
export async function reachOf(tx: Tx, provider: RegisteredProvider): Promise<Reach> {
  const { rows } = (await tx.execute(
    sql`select c.id from clubs c join identity_providers p on ${USED_BY_CLUB}
      where p.id = ${provider.id} and c.sso_mode <> 'off'`,
  )) as { rows: { id: string }[] }
  return { clubIds: new Set(rows.map(({ id }) => id)), governingBodyId: provider.governingBodyId }
}
