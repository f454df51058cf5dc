import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { dayOf } from '@clubhouse/domain/format'
import { mayHaveOwnSignIn } from '@clubhouse/domain/people/family/person-rules'
import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { refuse, type Result } from '@clubhouse/domain/result'
import type { Tx } from '#kernel/db/database.ts'
import { relatedPeople, users } from '#identity/sign-in/people/tables.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import type { AuditPlace } from '#kernel/security/audit.ts'
import type { FamilyRefusal } from '../change-family.ts'
import { HOME_ZONE } from '../family-view.ts'
import { offerOwn, type OwnSignInDeps } from './invite.ts'
import { ownSignIns } from './tables.ts'

export interface GrownUp {
  firstName: string
  guardian: { firstName: string; email: string }
  isOfAge: boolean
  /** What is offered already, and until when. */
  offered: { email: string; until: string } | null
}

interface Of {
  userId: string
  memberId: string
}

/** As the platform: somebody in another’s account who may be grown up; null for whoever is in no such account. */
export async function findGrownUp(tx: Tx, { userId, memberId }: Of, now: Date): Promise<GrownUp | null> {
  const [row] = await tx
    .select({ person: relatedPeople, guardian: users, offer: ownSignIns })
    .from(relatedPeople)
    .innerJoin(users, eq(users.id, relatedPeople.userId))
    .leftJoin(
      ownSignIns,
      and(eq(ownSignIns.userId, relatedPeople.userId), eq(ownSignIns.memberId, relatedPeople.id)),
    )
    .where(and(eq(relatedPeople.userId, userId), eq(relatedPeople.id, memberId)))
  if (!row) return null
  const { person, guardian, offer } = row
  const isOpen = offer?.email && offer.expiresAt && offer.expiresAt > now && offer.acceptedAt === null
  return {
    firstName: person.firstName,
    guardian: { firstName: guardian.firstName, email: guardian.email },
    isOfAge: mayHaveOwnSignIn(person.dateOfBirth, dayOf(now.toISOString(), HOME_ZONE)),
    offered: isOpen ? { email: offer.email ?? '', until: offer.expiresAt?.toISOString() ?? '' } : null,
  }
}

export interface FromClub extends Of {
  clubId: string
  actorId: string
  /** The address that the family has given the club for them. A club never chooses one: whoever reads it gets all that is theirs. */
  email: string | null
}

/** Offers it to whoever grew up, at the address that their family gave; without one the guardian is asked to. */
export async function offerFromClub(
  deps: OwnSignInDeps,
  tx: Tx,
  place: AuditPlace,
  { clubId, actorId, userId, memberId, email }: FromClub,
): Promise<Result<{ sent_to: string; asked: 'person' | 'guardian' }, FamilyRefusal>> {
  const at = deps.now()
  const found = await findGrownUp(tx, { userId, memberId }, at)
  if (!found) return refuse({ status: 404, code: 'not_found', message: 'The member was not found' })
  if (!found.isOfAge) {
    const message = `${found.firstName} can have their own sign-in once they are 18.`
    return refuse({ status: 409, code: 'too_young', message })
  }
  const { firstName: from, email: guardian } = found.guardian
  if (email !== null && email.toLowerCase() !== guardian.toLowerCase()) {
    const offered = await offerOwn(deps, tx, place, { userId, memberId, email, from, actorId, clubId })
    return offered.ok ? { ok: true, value: { sent_to: email, asked: 'person' } } : offered
  }
  const payload = {
    first_name: mailName(from),
    person: mailName(found.firstName),
    path: `/family/${memberId}`,
  }
  const mail = { template: 'eighteen-today' as const, payload }
  await enqueueMail(tx, { clubId, effectKey: `own-sign-in-asked ${randomUUID()}`, to: guardian, mail }, at)
  const event = { kind: 'own-sign-in-asked' as const, clubId, actorId, subjectId: userId }
  await deps.audit.record(tx, place, { ...event, detail: { person_id: memberId } })
  return { ok: true, value: { sent_to: guardian, asked: 'guardian' } }
}
