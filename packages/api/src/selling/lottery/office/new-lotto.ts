import { randomUUID } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import { LOTTERY_LIMITS } from '@clubhouse/contract/selling/office/lottery-limits'
import type { NewLotto } from '@clubhouse/contract/selling/office/lottos'
import { Refusal } from '@clubhouse/contract/refusal'
import { pickProblems, symbolsOf, termProblems } from '@clubhouse/domain/selling/lottery/lotto-terms'
import { products } from '../../catalogue/port.ts'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import type { Writing } from '#site/drafts/port.ts'
import { layOutDraws } from '../draws/lay-out-draws.ts'
import { lotteries } from '../tables.ts'
import { freeSlug } from './free-slug.ts'
import { firstOf, ofLotto } from './lottos.ts'
import { noteDraw } from './note-draw.ts'

/** On sale at once: its next draws are laid out by what lays them out each hour, in the same transaction. */
export async function createLotto(
  tx: Tx,
  clubId: string,
  { pick, luck, request_id: id = randomUUID(), ...fields }: NewLotto,
  { writing, houseSecret }: { writing: Writing; houseSecret: string },
): Promise<string | Refusal> {
  const refused = firstOf({ ...pickProblems(pick), ...termProblems(fields, pick.count) }, 'invalid_terms')
  if (refused) return refused
  await oneAtATime(tx, 'products', clubId)
  const at = { clubId, id }
  const [made] = await tx
    .select({ type: products.type })
    .from(products)
    .where(and(eq(products.clubId, clubId), eq(products.id, id)))
  if (made) return made.type === 'Lotto' ? id : new Refusal(409, 'changed', 'Please open the form again.')
  const [has] = await tx
    .select({ many: count() })
    .from(lotteries)
    .where(and(eq(lotteries.clubId, clubId), eq(lotteries.kind, 'Lotto')))
  if ((has?.many ?? 0) >= LOTTERY_LIMITS.lottos)
    return new Refusal(409, 'too_many_lottos', `A club has at most ${LOTTERY_LIMITS.lottos} lottos.`)
  const { now } = writing
  await tx.insert(products).values({
    ...at,
    type: 'Lotto',
    slug: await freeSlug(tx, clubId, fields.name, 'lotto'),
    createdAt: now,
    name: fields.name,
    description: fields.description,
  })
  await tx.insert(lotteries).values({
    ...at,
    kind: 'Lotto',
    pickType: pick.type,
    pickCount: pick.count,
    symbols: symbolsOf(pick),
    luck,
    ...ofLotto(fields),
  })
  await layOutDraws(tx, { clubId, houseSecret, now })
  const more = { Line: pick.type === 'None' ? 'no numbers' : `${pick.count} of ${pick.from}, ${pick.type}` }
  await noteDraw(tx, 'lotto-created', { clubId, draw: fields.name, more }, writing)
  return at.id
}
