import { X509Certificate } from 'node:crypto'
import type { OfficeSso, SsoFields } from '@clubhouse/contract/identity/office/sso'
import { type SsoStanding, testedUntil } from '@clubhouse/domain/identity/sso-rules'
import type { Tx } from '#kernel/db/database.ts'
import { versionOf } from '#kernel/db/version-of.ts'
import type { SingleSignOn } from '#providers/sso/port.ts'
import type { RegisteredProvider } from '../find-provider.ts'
import { settingsOf } from '../settings-of.ts'
import { type Holder, isOwn, lastTest, providerOf, settingsIn } from './holder.ts'

export interface Known {
  fields: SsoFields
  provider: RegisteredProvider | null
  tried: Awaited<ReturnType<typeof lastTest>>
  standing: SsoStanding
}

/** What counts when somebody changes it, in the platform's transaction: a club reads nobody's password. */
export async function knownOf(tx: Tx, holder: Holder): Promise<Known> {
  const provider = await providerOf(tx, holder)
  const found = await settingsIn(tx, holder)
  if (!found) throw new Error(`There is no ${holder.kind} ${holder.id}`)
  const tried = await lastTest(tx, holder)
  const { owners, ...settings } = found
  const isSame = provider !== null && tried?.passedWith === settingsOf(provider)
  return {
    fields: { ...settings, trusts_email: provider?.trustsEmail ?? false },
    provider,
    tried,
    standing: {
      hasProvider: provider !== null,
      passedAt: isSame ? (tried?.passedAt ?? null) : null,
      ownersWithPassword: owners,
    },
  }
}

interface Reader {
  holder: Holder
  userId: string
  mayChange: boolean
  sso: SingleSignOn | null
}

export async function readSso(tx: Tx, { holder, userId, mayChange, sso }: Reader): Promise<OfficeSso> {
  const { fields, provider, tried, standing } = await knownOf(tx, holder)
  const ours = sso?.addresses({ id: provider?.id ?? holder.id })
  return {
    ...fields,
    provider: provider && {
      whose: provider.clubId === null ? 'body' : 'club',
      is_own: isOwn(holder, provider),
      entity_id: provider.entityId,
      sign_in_url: provider.ssoUrl,
      certificates: provider.certificates.map(certificate),
    },
    ours: ours
      ? { entity_id: ours.entityId, answer_url: ours.answerUrl, metadata_url: ours.metadataUrl }
      : null,
    test: tried && {
      at: tried.testedAt.toISOString(),
      outcome: tried.outcome,
      said: tried.testedBy === userId ? tried.said : null,
    },
    tested_until: testedUntil(standing.passedAt)?.toISOString() ?? null,
    owners_with_password: standing.ownersWithPassword,
    may_change: mayChange,
    version: versionOf(fields),
  }
}

function certificate(pem: string) {
  const { subject, validTo } = new X509Certificate(pem)
  const name = /CN=([^\n]+)/.exec(subject)?.[1] ?? subject
  return { name: name.slice(0, 200), ends_at: new Date(validTo).toISOString() }
}
