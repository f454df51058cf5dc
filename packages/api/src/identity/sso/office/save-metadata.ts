import { X509Certificate } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Refusal } from '@clubhouse/contract/refusal'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import type { Writing } from '#site/drafts/port.ts'
import { AnswerRefused, type DescribedProvider, type SingleSignOn } from '#providers/sso/port.ts'
import { settingsOf } from '../settings-of.ts'
import { identityLinks, identityProviders } from '../tables.ts'
import { change, clubsUsing, type Holder, inLogOf, owned, ownProvider, settingsIn } from './holder.ts'
import { knownOf } from './read-sso.ts'

const WRONG: Record<string, string> = {
  doctype: 'This file declares a document type. Ask for one without.',
  'not-xml': 'This isn’t XML that we can read. Download the file again, or paste the whole file.',
  'not-metadata': 'This isn’t the metadata of one provider. It should begin with “EntityDescriptor”.',
  'no-provider': 'This describes no sign-in service (IDPSSODescriptor).',
  'no-address': 'It has no sign-in address for a browser (HTTP-Redirect).',
  'unsafe-address': 'Its sign-in address has to begin with https://.',
  'no-certificate': 'It has no certificate to check signatures with.',
  'bad-certificate': 'We can’t read its certificate.',
  'weak-key': 'Its certificate is too weak: RSA with 2048 bits or more is needed.',
  'many-certificates': 'It has more than four certificates. Ask for a file with those in use.',
}

export function readMetadata(
  sso: Pick<SingleSignOn, 'readMetadata'>,
  xml: string,
  options: { allowsHttp: boolean },
): DescribedProvider | Refusal {
  try {
    return sso.readMetadata(xml, options)
  } catch (error) {
    if (!(error instanceof AnswerRefused)) throw error
    const message = WRONG[error.kind] ?? 'We can’t read this metadata.'
    return new Refusal(422, 'invalid_metadata', message, { errors: { metadata: message } })
  }
}

/**
 * Another provider gives the same names to other people, so whoever was known by the one before is forgotten, and its word on e-mails is
 * trusted anew or not at all. One that signs with new keys alone may be another, whatever it calls itself. What was mandatory becomes
 * optional: nobody has tried the new one.
 */
export async function saveMetadata(
  tx: Tx,
  holder: Holder,
  described: DescribedProvider,
  { audit, caller, userId }: Writing,
): Promise<void> {
  await oneAtATime(tx, 'sso', holder.id)
  const [before] = await tx.select().from(identityProviders).where(ownProvider(holder))
  if (before && settingsOf(before) === settingsOf(described)) return
  // Its own id: it could be told to the provider before there was one.
  const id = before?.id ?? holder.id
  const isAnother = before?.entityId !== described.entityId
  await tx
    .insert(identityProviders)
    .values({ id, ...owned(holder), ...described })
    .onConflictDoUpdate({
      target: identityProviders.id,
      set: { ...described, ...(isAnother && { trustsEmail: false }) },
    })
  const isSame = !isAnother && sharesKey(before?.certificates ?? [], described.certificates)
  const forgotten = isSame
    ? []
    : await tx
        .delete(identityLinks)
        .where(eq(identityLinks.providerId, id))
        .returning({ subject: identityLinks.subject })
  const wasMandatory = (await settingsIn(tx, holder))?.mode === 'mandatory'
  if (wasMandatory) await change(tx, holder, { ssoMode: 'optional' })
  const opened = { 'Single sign-on': 'mandatory → optional' }
  // Clubs whose people come in through a body's provider have tried the new one as little as the body.
  const clubIds = await clubsUsing(tx, holder, ['mandatory'])
  for (const clubId of clubIds) await change(tx, { kind: 'club', id: clubId }, { ssoMode: 'optional' })
  if (clubIds.length > 0)
    await audit.record(tx, caller, { kind: 'sso-changed', clubIds, actorId: userId, detail: opened })
  const detail = {
    Provider: `${before?.entityId ?? 'none'} → ${described.entityId}`,
    'Sign-in address': `${before?.ssoUrl ?? 'none'} → ${described.ssoUrl}`,
    Certificates: described.certificates.map(fingerprint).join(', '),
    ...(isAnother && before?.trustsEmail && { 'Trusts its emails': 'yes → no' }),
    ...(forgotten.length > 0 && { 'Known people': `${forgotten.length} → 0` }),
    ...(wasMandatory && opened),
  }
  await audit.record(tx, caller, {
    kind: 'sso-provider-changed',
    ...inLogOf(holder),
    actorId: userId,
    detail,
  })
}

const fingerprint = (pem: string): string => new X509Certificate(pem).fingerprint256

/** While a provider changes its key, its metadata has both. */
function sharesKey(before: string[], after: string[]): boolean {
  const known = new Set(before.map(fingerprint))
  return after.some((pem) => known.has(fingerprint(pem)))
}

export async function removeProvider(
  tx: Tx,
  holder: Holder,
  { audit, caller, userId }: Writing,
): Promise<Refusal | null> {
  await oneAtATime(tx, 'sso', holder.id)
  const { fields } = await knownOf(tx, holder)
  if (fields.mode !== 'off') return new Refusal(409, 'in_use', 'Switch single sign-on off first.')
  const using = await clubsUsing(tx, holder, ['optional', 'mandatory'])
  if (using.length > 0)
    return new Refusal(
      409,
      'in_use',
      'Some of your clubs sign in through it. They’d have to switch it off first.',
    )
  const [gone] = await tx.delete(identityProviders).where(ownProvider(holder)).returning()
  if (!gone) return null
  const detail = { Provider: `${gone.entityId} → none` }
  await audit.record(tx, caller, {
    kind: 'sso-provider-changed',
    ...inLogOf(holder),
    actorId: userId,
    detail,
  })
  return null
}
