import { eq } from 'drizzle-orm'
import { Refusal } from '@clubhouse/contract/refusal'
import { clubs } from '#site/clubs/tables.ts'
import type { At, UsersDeps } from './deps.ts'

const YOURS_FIRST = 'Show your own passkey first, so that you don’t lock yourself out.'

/** Whoever asks everybody for a passkey has shown their own. Switching it off is behind the same question (ADR 040). */
export async function setSecondFactor(
  { db, audit }: UsersDeps,
  caller: At,
  isRequired: boolean,
): Promise<Refusal | null> {
  const { clubId, userId } = caller.club
  if (isRequired && !caller.member.user.has_fresh_passkey)
    return new Refusal(409, 'passkey_needed', YOURS_FIRST)
  return db.withClub(clubId, async (tx) => {
    const isClub = eq(clubs.id, clubId)
    const [before] = await tx.select({ is: clubs.secondFactor }).from(clubs).where(isClub).for('update')
    const after = isRequired ? 'required' : 'off'
    if (!before || before.is === after) return null
    await tx.update(clubs).set({ secondFactor: after }).where(isClub)
    await audit.record(tx, caller, {
      kind: 'second-factor-changed',
      clubId,
      actorId: userId,
      detail: { passkey: `${before.is} → ${after}` },
    })
    return null
  })
}
