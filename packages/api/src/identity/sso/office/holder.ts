import { eq, type SQL, sql } from 'drizzle-orm'
import type { SsoMode } from '@clubhouse/contract/identity/sign-in'
import { clubs } from '#site/clubs/tables.ts'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { exists, one, rows } from '#kernel/db/rows.ts'
import { governingBodies } from '../../sign-in/people/tables.ts'
import type { AuditEvent } from '#kernel/security/audit.ts'
import { type RegisteredProvider, usedByBody, usedByClub } from '../find-provider.ts'
import { bodySsoTests, identityProviders, ssoTests } from '../tables.ts'

/** Whose single sign-on it is. What differs between a club's and a governing body's is all here; the rest is the same. */
export interface Holder {
  kind: 'club' | 'body'
  id: string
}

export interface Settings {
  mode: SsoMode
  button_text: string | null
  help_url: string | null
  /** Who could come in by password whatever becomes of the provider; null of a body, where nobody could. */
  owners: number | null
}

const SETTINGS = sql.raw('sso_mode as mode, sso_button_text as button_text, sso_help_url as help_url')

export async function settingsIn(tx: Tx, { kind, id }: Holder): Promise<Settings | null> {
  const found = await one<Settings>(
    tx,
    kind === 'club'
      ? sql`select ${SETTINGS}, (select count(*)::int from club_roles r join users u on u.id = r.user_id
          where r.club_id = c.id and r.role = 'owner' and u.password_hash is not null) as owners
        from clubs c where c.id = ${id}`
      : sql`select ${SETTINGS}, null::int as owners from governing_bodies b where b.id = ${id}`,
  )
  return found ?? null
}

type Set = Partial<{ ssoMode: SsoMode; ssoButtonText: string | null; ssoHelpUrl: string | null }>

export async function change(tx: Tx, { kind, id }: Holder, set: Set): Promise<void> {
  if (kind === 'club') await asClub(tx, id, (own) => own.update(clubs).set(set).where(eq(clubs.id, id)))
  else await tx.update(governingBodies).set(set).where(eq(governingBodies.id, id))
}

/** Through whom people would sign in: a club without a provider of its own uses its body's. */
export const providerOf = (tx: Tx, { kind, id }: Holder): Promise<RegisteredProvider | null> =>
  kind === 'club' ? usedByClub(tx, id) : usedByBody(tx, id)

export const isOwn = ({ kind, id }: Holder, provider: RegisteredProvider | null): boolean =>
  id === (kind === 'club' ? provider?.clubId : provider?.governingBodyId)

/** Its own row among the providers. */
export const ownProvider = ({ kind, id }: Holder): SQL =>
  eq(kind === 'club' ? identityProviders.clubId : identityProviders.governingBodyId, id)
export const owned = ({ kind, id }: Holder) => (kind === 'club' ? { clubId: id } : { governingBodyId: id })

type Tried = Omit<typeof bodySsoTests.$inferSelect, 'governingBodyId'>

export async function lastTest(tx: Tx, { kind, id }: Holder): Promise<Tried | null> {
  const [tried = null] =
    kind === 'club'
      ? await asClub(tx, id, (own) => own.select().from(ssoTests).where(eq(ssoTests.clubId, id)))
      : await tx.select().from(bodySsoTests).where(eq(bodySsoTests.governingBodyId, id))
  return tried
}

export type NewTest = Omit<Tried, 'passedAt' | 'passedWith'> & Partial<Tried>

export async function saveTest(tx: Tx, { kind, id }: Holder, tried: NewTest): Promise<void> {
  if (kind === 'club')
    await asClub(tx, id, (own) =>
      own
        .insert(ssoTests)
        .values({ clubId: id, ...tried })
        .onConflictDoUpdate({ target: ssoTests.clubId, set: tried }),
    )
  else
    await tx
      .insert(bodySsoTests)
      .values({ governingBodyId: id, ...tried })
      .onConflictDoUpdate({ target: bodySsoTests.governingBodyId, set: tried })
}

/** In a club's own log; what a body does for its staff is in no club's. */
export const inLogOf = ({ kind, id }: Holder): Pick<AuditEvent, 'clubId' | 'clubIds'> =>
  kind === 'club' ? { clubId: id } : { clubIds: [] }

/** The clubs that sign in through a body's provider, in one of these ways. */
export async function clubsUsing(tx: Tx, { kind, id }: Holder, modes: readonly SsoMode[]): Promise<string[]> {
  if (kind === 'club') return []
  const found = await rows<{ id: string }>(
    tx,
    sql`select c.id from clubs c where c.sso_governing_body_id = ${id} and c.sso_mode = any(${`{${modes.join(',')}}`}::text[])
      and not exists (select from identity_providers own where own.club_id = c.id) order by c.id`,
  )
  return found.map((club) => club.id)
}

/** Whether whoever the provider named works for the body: by what they are known by there, or by their e-mail. */
export async function isStaff(
  tx: Tx,
  bodyId: string,
  { email, subject, providerId }: { email: string | null; subject: string; providerId: string },
): Promise<boolean> {
  return exists(
    tx,
    sql`select 1 from platform_roles r join users u on u.id = r.user_id
    where r.governing_body_id = ${bodyId} and r.role = 'xgb' and (u.email = lower(${email}) or exists (
      select from identity_links l where l.provider_id = ${providerId} and l.subject = ${subject} and l.user_id = u.id))
    limit 1`,
  )
}
