import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { emailError } from '@clubhouse/domain/identity/email-rules'
import { hiddenEmail } from '@clubhouse/domain/messages/mail/hidden-email'
import { mayGive } from '@clubhouse/domain/office/offices'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { Tx } from '#kernel/db/database.ts'
import { standingIn } from '#kernel/http/guard.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import { hashToken, newToken } from '#kernel/security/token-hash.ts'
import { type Act, actOf, type At, type InviteDeps, notMore, type UsersDeps } from './deps.ts'
import { type Held, holdRunners, inWords, standingOf } from './standing.ts'
import { officeInvitations } from './tables.ts'

const DAYS = 7
const LIFETIME_MS = DAYS * 24 * 3_600_000

/** Asks somebody to run the club with the others. Nothing is given before they accept. */
export async function inviteUser(
  deps: UsersDeps,
  caller: At,
  { email, ...held }: Held & { email: string },
): Promise<Refusal | string> {
  const wrong = emailError(email)
  if (wrong) return new Refusal(422, 'invalid_data', wrong, { errors: { email: wrong } })
  if (!mayGive(standingIn(caller), standingOf(held))) return notMore()
  await deps.rates.take('office-invitation', caller, caller.club.clubId)
  return deps.db.withPlatform(async (tx) => {
    const runners = await holdRunners(tx, caller.club.clubId)
    const known = runners.find((each) => each.email === email)
    if (known) {
      const said = `${known.firstName} helps run the club already. Change what they do in the list.`
      return new Refusal(409, 'runs_already', said, { errors: { email: said } })
    }
    return writeInvitation(deps, tx, actOf(caller), { email, held, takesFrom: null })
  })
}

interface Written {
  email: string
  held: Held
  takesFrom: string | null
}

/** A new one takes the place of the one before, for the same mailbox. */
export async function writeInvitation(
  deps: InviteDeps,
  tx: Tx,
  act: Act,
  { email, held, takesFrom }: Written,
): Promise<string> {
  const { clubId, actorId } = act
  const at = deps.now()
  await tx
    .update(officeInvitations)
    .set({ withdrawnAt: at })
    .where(and(isOpen(clubId), eq(officeInvitations.email, email)))
  const id = randomUUID()
  const code = newToken()
  const times = { invitedAt: at, expiresAt: new Date(at.getTime() + LIFETIME_MS) }
  await tx.insert(officeInvitations).values({
    clubId,
    id,
    email,
    ...held,
    invitedBy: actorId,
    takesFrom,
    codeHash: hashToken(code),
    ...times,
  })
  await note(deps, tx, act, 'user-invited', { email, held })
  await mailInvitation(deps, tx, act, { email, held, code })
  return id
}

/** Another link for another week: the one before opens nothing any more. */
export async function mailAgain(deps: UsersDeps, caller: At, id: string): Promise<Refusal | string> {
  await deps.rates.take('office-invitation', caller, caller.club.clubId)
  return deps.db.withPlatform(async (tx) => {
    const found = await lockOpen(tx, caller.club.clubId, id)
    if (!found) return notFound('The invitation')
    const held: Held = { role: found.role, offices: found.offices }
    if (!mayGive(standingIn(caller), standingOf(held))) return notMore()
    const code = newToken()
    await tx
      .update(officeInvitations)
      .set({ codeHash: hashToken(code), expiresAt: new Date(deps.now().getTime() + LIFETIME_MS) })
      .where(and(eq(officeInvitations.clubId, caller.club.clubId), eq(officeInvitations.id, id)))
    await note(deps, tx, actOf(caller), 'user-invited-again', { email: found.email, held })
    await mailInvitation(deps, tx, actOf(caller), { email: found.email, held, code })
    return id
  })
}

export const withdrawInvitation = (deps: UsersDeps, caller: At, id: string): Promise<Refusal | null> =>
  deps.db.withPlatform(async (tx) => {
    const { clubId } = caller.club
    const found = await lockOpen(tx, clubId, id)
    if (!found) return notFound('The invitation')
    await tx
      .update(officeInvitations)
      .set({ withdrawnAt: deps.now() })
      .where(and(eq(officeInvitations.clubId, clubId), eq(officeInvitations.id, id)))
    const held: Held = { role: found.role, offices: found.offices }
    await note(deps, tx, actOf(caller), 'user-invitation-withdrawn', { email: found.email, held })
    return null
  })

const isOpen = (clubId: string) =>
  and(
    eq(officeInvitations.clubId, clubId),
    isNull(officeInvitations.acceptedAt),
    isNull(officeInvitations.withdrawnAt),
  )

async function lockOpen(tx: Tx, clubId: string, id: string) {
  const [found] = await tx
    .select()
    .from(officeInvitations)
    .where(and(isOpen(clubId), eq(officeInvitations.id, id)))
    .for('update')
  return found ?? null
}

type Kind = 'user-invited' | 'user-invited-again' | 'user-invitation-withdrawn'

/** Who was asked may never come: of their e-mail so much is kept as the club knows again. */
const note = (
  { audit }: InviteDeps,
  tx: Tx,
  { caller, clubId, actorId }: Act,
  kind: Kind,
  { email, held }: { email: string; held: Held },
) =>
  audit.record(tx, caller, {
    kind,
    clubId,
    actorId,
    detail: { email: hiddenEmail(email), as: inWords(held) },
  })

async function mailInvitation(
  { config, now }: InviteDeps,
  tx: Tx,
  { clubId, by }: Act,
  { email, held, code }: { email: string; held: Held; code: string },
): Promise<void> {
  const link = new URL('/authentication/office-invitation', siteOrigin({ type: 'backoffice' }, config))
  link.searchParams.set('code', code)
  const payload = { inviter: by, as: inWords(held), days: DAYS, link: link.href }
  const mail = { template: 'office-invitation' as const, payload }
  const effectKey = `office-invitation ${randomUUID()}`
  await enqueueMail(tx, { clubId, effectKey, to: email, mail }, now())
}
