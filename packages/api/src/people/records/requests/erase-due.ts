import { asc, lte } from 'drizzle-orm'
import { erasureBar } from '@clubhouse/domain/people/records/erasure-words'
import type { Core } from '#kernel/core.ts'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Whose } from '#kernel/person/whose.ts'
import { withdrawMail } from '#messages/mail/port.ts'
import { eraseFromClub } from '../../privacy/port.ts'
import { clubDay } from '#site/clubs/reads.ts'
import { hold, isErasureOf } from './ask-erasure.ts'
import { goneWith, readErasureOf } from './erasure.queries.ts'
import { findAsked } from './find-asked.queries.ts'
import { clubErasures } from './tables.ts'
import { erasureMailKey } from './tell-erasure.ts'

const AT_ONCE = 50
const DAY_MS = 24 * 3_600_000
const NOWHERE = { address: '', site: null }

/**
 * Erases whom clubs were asked to erase a fortnight ago, each in its own club. Two at once take them in one order, and whom the first
 * has erased the second no longer finds; without `locks`, which only the test of that takes away, each would be erased by both.
 */
export async function eraseDue(
  { audit, personTables }: Pick<Core, 'audit' | 'personTables'>,
  tx: Tx,
  now: Date,
  { locks = true }: { locks?: boolean } = {},
): Promise<void> {
  const due = await tx
    .select({ clubId: clubErasures.clubId, personId: clubErasures.personId })
    .from(clubErasures)
    .where(lte(clubErasures.dueAt, now))
    .orderBy(asc(clubErasures.dueAt), asc(clubErasures.clubId), asc(clubErasures.personId))
    .limit(AT_ONCE)
  for (const { clubId, personId } of due) {
    const taken = await asClub(tx, clubId, () => takeUp(tx, { clubId, personId, now, locks }))
    if (!taken) continue
    await eraseFromClub(tx, personTables, taken.whose)
    // The mail that told of it may have gone to an address that nothing else leads to.
    await withdrawMail(tx, taken.mailKey)
    await asClub(tx, clubId, async () => {
      await tx.delete(clubErasures).where(isErasureOf(clubId, personId))
      await audit.record(tx, NOWHERE, { kind: 'person-erased', clubId, detail: { person_id: personId } })
    })
  }
}

/** Null for whom it was stopped meanwhile, and for whom it has to wait: then it is looked at again tomorrow. */
async function takeUp(
  tx: Tx,
  { clubId, personId, now, locks }: { clubId: string; personId: string; now: Date; locks: boolean },
): Promise<{ whose: Whose; mailKey: string } | null> {
  const isIt = isErasureOf(clubId, personId)
  const found = tx.select().from(clubErasures).where(isIt)
  const [asked] = await (locks ? found.for('update') : found)
  if (!asked || asked.dueAt > now) return null
  if (locks) await hold(tx, clubId, personId)
  const today = await clubDay(tx, clubId, now)
  const person = await findAsked(tx, { clubId, today }, personId)
  if (!person) {
    // Whoever took themselves out of the club meanwhile needs nobody for it.
    await tx.delete(clubErasures).where(isIt)
    return null
  }
  if (erasureBar(await readErasureOf(tx, person, today))) {
    await tx
      .update(clubErasures)
      .set({ dueAt: new Date(now.getTime() + DAY_MS) })
      .where(isIt)
    return null
  }
  return { whose: goneWith(person), mailKey: erasureMailKey(person, asked.askedAt) }
}
