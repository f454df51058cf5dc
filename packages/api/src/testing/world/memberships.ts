import { randomUUID } from 'node:crypto'
import type { TestApp } from '../test-app.ts'

export interface GivenMembership {
  /** Whose account it is. */
  userId: string
  memberId: string
  firstName: string
  lastName?: string
  /** Slug of the plan. */
  plan?: string
  club?: string
  endsOn?: string | null
}

/** A membership as an order of long ago left it, without the order's way there. Answers its id. */
export async function giveMembership(
  { asOwner }: Pick<TestApp, 'asOwner'>,
  {
    userId,
    memberId,
    firstName,
    lastName = 'Hallaran',
    plan,
    club = 'dunvarra',
    endsOn = '2027-06-30',
  }: GivenMembership,
): Promise<string> {
  const [orderId, itemId, id] = [randomUUID(), randomUUID(), randomUUID()]
  const [sold] = await asOwner<{ clubId: string; planId: string }>(
    `select p.club_id as "clubId", p.id as "planId" from products p join clubs c on c.id = p.club_id
      where c.slug = $1 and p.type = 'Plan' and ($2::text is null or p.slug = $2) order by p.position limit 1`,
    [club, plan ?? null],
  )
  if (!sold) throw new Error(`There is no plan ${plan} in ${club}`)
  await asOwner(
    `insert into orders (club_id, id, status, cart_id, cart_fingerprint, request_hash, user_id, first_name, last_name, email, currency,
        subtotal, discount, total, today_subtotal, today_discount, today_total, later_total, discounts, saves_card, created_at,
        expires_at, completed_at, updated_at)
      values ($1, $2, 'Completed', $2, '', '', $3, 'Bríd', 'Hallaran', 'brid@home.example', 'EUR', 9000, 0, 9000, 9000, 0, 9000, 0,
        '{"multiproduct_discounts":[],"discount_codes":[],"shop_item_discounts":[]}', false, now(), now(), now(), now())`,
    [sold.clubId, orderId, userId],
  )
  await asOwner(
    `insert into order_items (club_id, id, order_id, position, product_id, type, name, member_id, first_name, last_name, price,
        subtotal, discounts, total, today, later)
      values ($1, $2, $3, 0, $4, 'Plan', 'Plan', $5, $6, $7, 9000, 9000, '[]', 9000, 9000, 0)`,
    [sold.clubId, itemId, orderId, sold.planId, memberId, firstName, lastName],
  )
  await asOwner(
    `insert into memberships (club_id, id, member_id, user_id, plan_id, order_item_id, first_name, last_name, kind, status,
        starts_on, ends_on, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, 'juvenile', 'active', '2026-09-01', $9, now())`,
    [sold.clubId, id, memberId, userId, sold.planId, itemId, firstName, lastName, endsOn],
  )
  return id
}
