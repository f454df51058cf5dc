import type { SeasonCopy } from '@clubhouse/contract/selling/office/season-copies'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { nextSeason, type Season } from '@clubhouse/domain/selling/catalogue/office/next-season'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import type { Writing } from '#site/drafts/port.ts'
import { BUNDLE, listBundles } from './bundles.ts'
import { CODE, listCodes } from './discount-codes.ts'
import { DISCOUNT, listDiscounts } from './discounts.ts'
import { addRecord, deleteRecord } from './saved-record.ts'
import { listPlans, PLAN } from './plans.ts'
import { listPrograms, PROGRAM } from './programs.ts'

/** A catalogue is of use only as a whole (CONST-03). */
const WHOLE = { page: 1, per_page: 1000 }

async function readSeason(tx: Tx, clubId: string, now: Date): Promise<Season> {
  return {
    programs: (await listPrograms(tx, clubId, WHOLE, now)).items,
    plans: (await listPlans(tx, clubId, WHOLE, now)).items,
    bundles: (await listBundles(tx, clubId, WHOLE, now)).items,
    discounts: (await listDiscounts(tx, clubId, WHOLE)).items,
    codes: (await listCodes(tx, clubId, WHOLE, now)).items,
  }
}

/** Each as if it had been added by hand, checked and written down; the new ids of the programmes, or why not. */
export async function copySeason(
  tx: Tx,
  clubId: string,
  copy: SeasonCopy,
  writing: Writing,
): Promise<string[] | Refusal> {
  await oneAtATime(tx, 'catalogue', clubId)
  const next = nextSeason(await readSeason(tx, clubId, writing.now), copy)
  if (next.programs.length !== new Set(copy.programs.map(({ program_id: id }) => id)).size)
    return notFound('The programme')
  const made = new Map<string, string>()
  const nowOf = (id: string) => made.get(id) ?? id
  for (const { from, fields } of next.programs) {
    const id = await addRecord(tx, PROGRAM, clubId, fields, writing)
    if (id instanceof Refusal) return id
    made.set(from, id)
  }
  for (const { from, fields } of next.plans) {
    const id = await addRecord(tx, PLAN, clubId, { ...fields, program_id: nowOf(fields.program_id) }, writing)
    if (id instanceof Refusal) return id
    made.set(from, id)
  }
  for (const { fields } of next.bundles) {
    const items = fields.items.map((item) => ({ ...item, plan_id: nowOf(item.plan_id) }))
    const body = { ...fields, items, program_id: nowOf(fields.program_id) }
    const id = await addRecord(tx, BUNDLE, clubId, body, writing)
    if (id instanceof Refusal) return id
  }
  for (const { fields } of next.discounts) {
    const plans = fields.plans.map(({ plan_id: id }) => ({ plan_id: nowOf(id) }))
    const id = await addRecord(tx, DISCOUNT, clubId, { ...fields, plans }, writing)
    if (id instanceof Refusal) return id
  }
  for (const { fields } of next.codes) {
    const body = { ...fields, plan_ids: fields.plan_ids?.map(nowOf) ?? null }
    const id = await addRecord(tx, CODE, clubId, body, writing)
    if (id instanceof Refusal) return id
  }
  return next.programs.map(({ from }) => nowOf(from))
}

/** The other way round, while nobody has anything of it: what is used refuses to go, and then nothing goes. */
export async function undoCopy(
  tx: Tx,
  clubId: string,
  programIds: readonly string[],
  writing: Writing,
): Promise<Refusal | null> {
  await oneAtATime(tx, 'catalogue', clubId)
  const season = await readSeason(tx, clubId, writing.now)
  const isOf = ({ program_id: id }: { program_id: string }) => programIds.includes(id)
  const plans = season.plans.filter(isOf)
  const gone = new Set(plans.map(({ plan_id: id }) => id))
  for (const { discount_id: id, plans: of } of season.discounts) {
    if (of.length === 0 || !of.every(({ plan_id: each }) => gone.has(each))) continue
    // By its name it may have made last season's orders cheaper: those keep what they were given.
    await DISCOUNT.remove(tx, { clubId, id })
  }
  for (const { code_id: id, plan_ids: of } of season.codes) {
    if (of === null || of.length === 0 || !of.every((each) => gone.has(each))) continue
    const refused = await deleteRecord(tx, CODE, { clubId, id }, writing)
    if (refused) return refused
  }
  for (const { bundle_id: id } of season.bundles.filter(isOf)) {
    const refused = await deleteRecord(tx, BUNDLE, { clubId, id }, writing)
    if (refused) return refused
  }
  for (const { plan_id: id } of plans) {
    const refused = await deleteRecord(tx, PLAN, { clubId, id }, writing)
    if (refused) return refused
  }
  for (const id of programIds) {
    const refused = await deleteRecord(tx, PROGRAM, { clubId, id }, writing)
    if (refused) return refused
  }
  return null
}
