import { X509Certificate } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { OfficeSso, SsoFields } from '@clubhouse/contract/backoffice/sso'
import { notFound } from '@clubhouse/contract/refusal'
import { type SsoStanding, testedUntil } from '@clubhouse/domain/identity/sso-rules'
import { asClub } from '../../db/as-club.ts'
import type { Tx } from '../../db/database.ts'
import { versionOf } from '../../db/version-of.ts'
import type { SingleSignOn } from '../../providers/sso/port.ts'
import { type RegisteredProvider, usedByClub } from '../find-provider.ts'
import { settingsOf } from '../settings-of.ts'
import { ssoTests } from '../tables.ts'

export interface Known {
  fields: SsoFields
  provider: RegisteredProvider | null
  tried: typeof ssoTests.$inferSelect | null
  standing: SsoStanding
}

/** What counts when somebody changes it, in the platform's transaction: a club reads nobody's password. */
export async function knownOf(tx: Tx, clubId: string): Promise<Known> {
  const provider = await usedByClub(tx, clubId)
  const found: unknown = await tx.execute(sql`
    select c.sso_mode as mode, c.sso_button_text as button_text, c.sso_help_url as help_url,
      (select count(*)::int from club_roles r join users u on u.id = r.user_id
        where r.club_id = c.id and r.role = 'owner' and u.password_hash is not null) as owners
    from clubs c where c.id = ${clubId}`)
  const [club] = (found as { rows: (Omit<SsoFields, 'trusts_email'> & { owners: number })[] }).rows
  if (!club) throw notFound('The club')
  const [tried = null] = await asClub(tx, clubId, (own) =>
    own.select().from(ssoTests).where(eq(ssoTests.clubId, clubId)),
  )
  const { owners, ...settings } = club
  const isSame = provider !== null && tried?.passedWith === settingsOf(provider)
  return {
    fields: { ...settings, trusts_email: provider?.trustsEmail ?? false },
    ...{ provider, tried },
    standing: {
      hasProvider: provider !== null,
      passedAt: isSame ? (tried?.passedAt ?? null) : null,
      ownersWithPassword: owners,
    },
  }
}

interface Reader {
  clubId: string
  userId: string
  mayChange: boolean
  sso: SingleSignOn | null
}

export async function readSso(tx: Tx, { clubId, userId, mayChange, sso }: Reader): Promise<OfficeSso> {
  const { fields, provider, tried, standing } = await knownOf(tx, clubId)
  const ours = sso?.addresses({ id: provider?.id ?? clubId })
  return {
    ...fields,
    provider: provider && {
      whose: provider.clubId === clubId ? 'club' : 'body',
      ...{ entity_id: provider.entityId, sign_in_url: provider.ssoUrl },
      certificates: provider.certificates.map(certificate),
    },
    ours: ours
      ? { entity_id: ours.entityId, answer_url: ours.answerUrl, metadata_url: ours.metadataUrl }
      : null,
    test: tried && {
      ...{ at: tried.testedAt.toISOString(), outcome: tried.outcome },
      said: tried.testedBy === userId ? tried.said : null,
    },
    tested_until: testedUntil(standing.passedAt)?.toISOString() ?? null,
    ...{ owners_with_password: standing.ownersWithPassword, may_change: mayChange },
    version: versionOf(fields),
  }
}

function certificate(pem: string) {
  const { subject, validTo } = new X509Certificate(pem)
  const name = /CN=([^\n]+)/.exec(subject)?.[1] ?? subject
  return { name: name.slice(0, 200), ends_at: new Date(validTo).toISOString() }
}
