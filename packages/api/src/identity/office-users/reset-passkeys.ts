import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { greetingName } from '@clubhouse/domain/messages/mail/mail-name'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import { clubs } from '#site/clubs/tables.ts'
import type { Tx } from '#kernel/db/database.ts'
import { clubRoles } from '../sign-in/people/tables.ts'
import { forgetPasskeys } from '../sign-in/port.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import { actOf, type At, type UsersDeps } from './deps.ts'
import { holdRunners } from './standing.ts'

const refuse = (status: 403 | 409, code: string, words: string) => new Refusal(status, code, words)
const ownersOnly = () => refuse(403, 'more_than_yours', 'Only an owner can let someone set up a new passkey.')
const notAsked = () =>
  refuse(409, 'not_asked', 'Your club doesn’t ask for a passkey, so they can add another one themselves.')
const elsewhere = () =>
  refuse(
    409,
    'asked_elsewhere',
    'They help run another club that asks for a passkey, too. Please write to us, and we’ll sort it out.',
  )

/**
 * Whoever lost their passkeys starts anew with their password: an owner's to say, who has shown their own. A passkey belongs to the
 * account, so where another club relies on it as well it is not this one's to take away.
 */
export const resetPasskeys = (deps: UsersDeps, caller: At, userId: string): Promise<Refusal | null> =>
  deps.db.withPlatform(async (tx) => {
    const { clubId } = caller.club
    const runners = await holdRunners(tx, clubId)
    const person = runners.find((each) => each.userId === userId)
    if (!person) return notFound('The person')
    if (runners.find((each) => each.userId === caller.club.userId)?.role !== 'owner') return ownersOnly()
    const asking = await clubsThatAsk(tx, userId)
    if (!asking.includes(clubId)) return notAsked()
    if (asking.length > 1) return elsewhere()
    await forgetPasskeys(tx, userId)
    const { actorId, by } = actOf(caller)
    await deps.audit.record(tx, caller, { kind: 'passkeys-reset', clubId, actorId, subjectId: userId })
    const link = new URL('/security/passkey', siteOrigin({ type: 'backoffice' }, deps.config)).href
    const payload = { first_name: greetingName(person), by, link }
    const mail = { template: 'passkeys-reset' as const, payload }
    const effectKey = `passkeys-reset ${randomUUID()}`
    await enqueueMail(tx, { clubId, effectKey, to: person.email, mail }, deps.now())
    return null
  })

async function clubsThatAsk(tx: Tx, userId: string): Promise<string[]> {
  const found = await tx
    .selectDistinct({ id: clubs.id })
    .from(clubRoles)
    .innerJoin(clubs, eq(clubs.id, clubRoles.clubId))
    .where(
      and(
        eq(clubRoles.userId, userId),
        inArray(clubRoles.role, ['admin', 'owner']),
        eq(clubs.secondFactor, 'required'),
      ),
    )
  return found.map(({ id }) => id)
}
