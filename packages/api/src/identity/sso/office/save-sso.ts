import type { SsoFields } from '@clubhouse/contract/identity/office/sso'
import { changedMeanwhile, Refusal } from '@clubhouse/contract/refusal'
import { modeProblem } from '@clubhouse/domain/identity/sso-rules'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import { versionOf } from '#kernel/db/version-of.ts'
import type { Writing } from '#site/drafts/port.ts'
import { identityProviders } from '../tables.ts'
import { change, type Holder, inLogOf, isOwn, ownProvider } from './holder.ts'
import { knownOf } from './read-sso.ts'

const LABELS = {
  mode: 'Single sign-on',
  button_text: 'Words on the button',
  help_url: 'Help page',
  trusts_email: 'Trusts its emails',
} as const satisfies Record<keyof SsoFields, string>

export async function saveSso(
  tx: Tx,
  holder: Holder,
  { version, ...fields }: SsoFields & { version: string },
  { audit, caller, userId, now }: Writing,
): Promise<Refusal | null> {
  await oneAtATime(tx, 'sso', holder.id)
  const { fields: before, provider, standing } = await knownOf(tx, holder)
  if (versionOf(before) !== version) return changedMeanwhile()
  const isNewMode = fields.mode !== before.mode
  const problem = isNewMode ? modeProblem(fields.mode, standing, now) : null
  if (problem) return new Refusal(422, 'not_ready', problem, { errors: { mode: problem } })
  const isTheirs = isOwn(holder, provider)
  if (fields.trusts_email !== before.trusts_email && !isTheirs) {
    const message = 'Your governing body decides that for its provider'
    return new Refusal(422, 'not_yours', message, { errors: { trusts_email: message } })
  }
  const names = Object.keys(LABELS) as (keyof SsoFields)[]
  const changed = names.filter((name) => before[name] !== fields[name])
  if (changed.length === 0) return null
  await change(tx, holder, {
    ssoMode: fields.mode,
    ssoButtonText: fields.button_text || null,
    ssoHelpUrl: fields.help_url,
  })
  if (isTheirs)
    await tx.update(identityProviders).set({ trustsEmail: fields.trusts_email }).where(ownProvider(holder))
  const words = (value: SsoFields[keyof SsoFields]) =>
    typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value ?? 'none')
  const detail = Object.fromEntries(
    changed.map((name) => [LABELS[name], `${words(before[name])} → ${words(fields[name])}`]),
  )
  await audit.record(tx, caller, { kind: 'sso-changed', ...inLogOf(holder), actorId: userId, detail })
  return null
}
