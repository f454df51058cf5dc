import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PlanFields, PlanSummary } from '@clubhouse/contract/selling/office/plans'
import { slugOf } from '@clubhouse/domain/site/content/slug'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { plans, products, type StoredPaymentOption } from '../tables.ts'
import type { OfRecord } from './saved-record.ts'
import { setPlaces } from './plan-places.ts'
import { clearStock } from '../../stock/port.ts'

/** Where a day begins, by the club's own clock. */
export const dayBegins = (clubId: string, day: string | null, later = 0): SQL<Date> | null =>
  day === null
    ? null
    : sql<Date>`(${day}::date + ${later}::int)::timestamp at time zone (select time_zone from clubs where id = ${clubId})`

const isProduct = ({ clubId, id }: OfRecord) => and(eq(products.clubId, clubId), eq(products.id, id))
const isPlan = ({ clubId, id }: OfRecord) => and(eq(plans.clubId, clubId), eq(plans.id, id))

const columnsOf = (fields: PlanFields) => ({
  programId: fields.program_id,
  price: fields.price,
  isJuvenile: fields.is_juvenile,
  ageFrom: fields.age_from,
  ageTo: fields.age_to,
  ageOn: fields.age_on,
  endsOn: fields.ends_on,
  // Every way to pay has its id by now.
  paymentOptions: fields.payment_options as StoredPaymentOption[],
  memberFormId: fields.member_form_id,
  guardianFormId: fields.guardian_form_id,
})

export async function insertPlan(tx: Tx, of: OfRecord, fields: PlanFields): Promise<void> {
  const { clubId } = of
  await insertProduct(tx, of, 'Plan', fields)
  await tx.insert(plans).values({
    ...of,
    ...columnsOf(fields),
    opensAt: dayBegins(clubId, fields.opens_on),
    closesAt: dayBegins(clubId, fields.closes_on, 1),
  })
  if (fields.places !== null) await setPlaces(tx, of, fields.places, 0)
}

/** An hour that somebody set stays while its day does. */
export async function updatePlan(
  tx: Tx,
  of: OfRecord,
  fields: PlanFields,
  before: PlanSummary,
): Promise<void> {
  const { name, description, is_active: isActive } = fields
  await tx.update(products).set({ name, description, isActive }).where(isProduct(of))
  await tx
    .update(plans)
    .set({
      ...columnsOf(fields),
      ...(fields.opens_on !== before.opens_on && { opensAt: dayBegins(of.clubId, fields.opens_on) }),
      ...(fields.closes_on !== before.closes_on && { closesAt: dayBegins(of.clubId, fields.closes_on, 1) }),
    })
    .where(isPlan(of))
  if (fields.places !== before.places) await setPlaces(tx, of, fields.places, before.members)
}

export async function removePlan(tx: Tx, of: OfRecord): Promise<void> {
  await tx.delete(plans).where(isPlan(of))
  await removeProduct(tx, of)
}

interface Named {
  name: string
  description: string
  is_active: boolean
}

/** After the others, under an address of its own. */
export async function insertProduct(
  tx: Tx,
  { clubId, id }: OfRecord,
  type: 'Plan' | 'Bundle' | 'ShopItem',
  { name, description, is_active: isActive }: Named,
): Promise<void> {
  const base = slugOf(name) || type.toLowerCase()
  const taken = await rows<{ slug: string }>(
    tx,
    sql`select slug from products where club_id = ${clubId} and (slug = ${base} or starts_with(slug, ${`${base}-`}))`,
  )
  const slugs = new Set(taken.map(({ slug }) => slug))
  let slug = base
  for (let at = 2; slugs.has(slug); at += 1) slug = `${base}-${at}`
  const position = sql`(select coalesce(max(position), 0) + 1 from products where club_id = ${clubId})`
  await tx.insert(products).values({ clubId, id, type, slug, name, description, isActive, position })
}

/** With its places, which nobody ever had. */
export async function removeProduct(tx: Tx, of: OfRecord): Promise<void> {
  const [gone] = await tx.delete(products).where(isProduct(of)).returning({ stockId: products.stockId })
  if (gone?.stockId) await clearStock(tx, of.clubId, [gone.stockId])
}
