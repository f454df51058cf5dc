import { and, eq, sql } from 'drizzle-orm'
import type { ParsedOf } from '@clubhouse/contract/endpoint'
import type { askPersonErasure, PersonErasure } from '@clubhouse/contract/people/office/person-requests'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { NOT_PERMITTED } from '@clubhouse/domain/identity/roles'
import {
  erasureBar,
  isTypedName,
  NOT_THEIR_NAME,
  WHY_ERASE,
} from '@clubhouse/domain/people/records/erasure-words'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { orThrow, undoneIfRefused } from '#kernel/http/or-throw.ts'
import { invalidData } from '#kernel/http/limits/parse-part.ts'
import { proofSpent, provePerson, spendProof } from '#identity/sign-in/port.ts'
import { erasedFrom } from '../../privacy/port.ts'
import { clubDay } from '#site/clubs/reads.ts'
import type { At } from '../guarded-answers.ts'
import { mayReadPeople } from '../rights.ts'
import type { RequestDeps } from './copy-data.ts'
import { readErasureOf } from './erasure.queries.ts'
import { type Asked, findAsked } from './find-asked.queries.ts'
import { clubErasures } from './tables.ts'
import { tellOfErasure } from './tell-erasure.ts'

type Deps = Pick<RequestDeps, 'db' | 'now' | 'audit' | 'identity'>

export const isErasureOf = (clubId: string, personId: string) =>
  and(eq(clubErasures.clubId, clubId), eq(clubErasures.personId, personId))

/** What the page says before anybody decides. */
export async function showErasure(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: At,
  memberId: string,
): Promise<PersonErasure> {
  refuseStrangers(caller)
  return orThrow(await db.withClub(caller.club.clubId, (tx) => look(tx, caller, memberId, now()))).told
}

/** Has it done in a fortnight: until then it can be stopped. Asked for twice it is done once, on the day that was said first. */
export async function askForErasure(
  { db, now, audit, identity }: Deps,
  caller: At,
  memberId: string,
  { reason, name, ...proof }: ParsedOf<typeof askPersonErasure>['body'],
): Promise<{ erased_on: string }> {
  refuseStrangers(caller)
  const { clubId, userId } = caller.club
  const { person, told: before } = orThrow(
    await db.withClub(clubId, (tx) => look(tx, caller, memberId, now())),
  )
  invalidData({
    reason: reason === '' ? WHY_ERASE : null,
    name: isTypedName(name, person.name) ? null : NOT_THEIR_NAME,
  })
  const barred = erasureBar(before)
  if (barred) throw new Refusal(409, barred.code, barred.words)
  const proved = await provePerson(identity, caller, caller.member, proof)
  const asked = await undoneIfRefused(db, null, async (tx) => {
    if (!(await spendProof(tx, identity, proved))) return null
    return asClub(tx, clubId, async () => {
      await hold(tx, clubId, memberId)
      const at = now()
      const found = await look(tx, caller, memberId, at)
      if (found instanceof Refusal) return found
      const { person: asking, told } = found
      const bar = erasureBar(told)
      if (bar) return { bar }
      if (told.asked) return { erased_on: told.asked.erased_on }
      const dueAt = erasedFrom(at)
      await tx
        .insert(clubErasures)
        .values({ clubId, personId: memberId, reason, askedBy: userId, askedAt: at, dueAt })
      const event = { kind: 'person-erasure-asked' as const, clubId, actorId: userId }
      await audit.record(tx, caller, { ...event, detail: { person_id: memberId } })
      await tellOfErasure(tx, { person: asking, told, askedAt: at, dueAt }, at)
      return { erased_on: dueAt.toISOString() }
    })
  })
  if (asked === null) throw proofSpent()
  if ('bar' in asked) throw new Refusal(409, asked.bar.code, asked.bar.words)
  return asked
}

/** Stopped by whoever may ask for it; nothing is left of it but two lines in the log. Whoever heard of it hears that. */
export async function stopErasure(
  { db, audit, now }: Pick<Deps, 'db' | 'audit' | 'now'>,
  caller: At,
  memberId: string,
): Promise<{ kept: true }> {
  refuseStrangers(caller)
  const { clubId, userId } = caller.club
  const stopped = await db.withClub(clubId, async (tx) => {
    const at = now()
    const found = await look(tx, caller, memberId, at)
    if (found instanceof Refusal) return found
    const [gone] = await tx
      .delete(clubErasures)
      .where(isErasureOf(clubId, memberId))
      .returning({ askedAt: clubErasures.askedAt })
    if (!gone) return null
    const event = { kind: 'person-erasure-stopped' as const, clubId, actorId: userId }
    await audit.record(tx, caller, { ...event, detail: { person_id: memberId } })
    await tellOfErasure(tx, { ...found, askedAt: gone.askedAt, dueAt: null }, at)
    return null
  })
  orThrow(stopped)
  return { kept: true }
}

/** Of two who ask at once the second sees what the first has asked for. */
export const hold = (tx: Tx, clubId: string, memberId: string) =>
  tx.execute(sql`select from club_people where club_id = ${clubId} and id = ${memberId} for update`)

async function look(
  tx: Tx,
  { club: { clubId } }: At,
  memberId: string,
  at: Date,
): Promise<{ person: Asked; told: PersonErasure } | Refusal> {
  const today = await clubDay(tx, clubId, at)
  const person = await findAsked(tx, { clubId, today }, memberId)
  if (!person) return notFound('The person')
  return { person, told: await readErasureOf(tx, person, today) }
}

function refuseStrangers(caller: At): void {
  if (!mayReadPeople(caller)) throw new Refusal(403, 'forbidden', NOT_PERMITTED)
}
