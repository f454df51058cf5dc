import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { exists } from '#kernel/db/rows.ts'
import type { EnteredItem, StoredAnswers, StoredItem } from './cart-kind.ts'
import { insertingAnswers } from '#people/forms/port.ts'

/** Items as they will stand in the cart, with the answers that go with them. */
export interface NewRows {
  items: StoredItem[]
  answers: (StoredAnswers & { id: string })[]
  /** Lines that were there before, of which there are so many now. */
  more: { id: string; quantity: number }[]
}

export function newRows(entered: readonly EnteredItem[], firstPosition: number): NewRows {
  const answers: NewRows['answers'] = []
  const keep = (given: StoredAnswers | null | undefined): string | null => {
    if (!given) return null
    const id = randomUUID()
    answers.push({ ...given, id })
    return id
  }
  const row = (item: EnteredItem, position: number, parentId: string | null): StoredItem => {
    const id = randomUUID()
    return {
      id,
      parentId,
      position,
      productId: item.productId,
      paymentOptionId: item.paymentOptionId,
      quantity: item.quantity,
      priceSeen: item.priceSeen,
      metadata: item.metadata,
      memberId: item.person?.memberId ?? null,
      firstName: item.person?.firstName ?? null,
      lastName: item.person?.lastName ?? null,
      memberAnswersId: keep(item.answers?.member),
      guardianAnswersId: keep(item.answers?.guardian),
      inside: item.inside.map((inner, at) => row(inner, at, id)),
    }
  }
  return { items: entered.map((item, at) => row(item, firstPosition + at, null)), answers, more: [] }
}

interface Into {
  clubId: string
  cartId: string
  /** Who filled the forms in. */
  givenBy: string | null
  now: Date
}

/** A new cart with these items, in one statement. */
export async function insertCart(
  tx: Tx,
  into: Into & { userId: string | null },
  rows: NewRows,
): Promise<void> {
  const { clubId, cartId, userId, now } = into
  const at = now.toISOString()
  await tx.execute(sql`with cart as (insert into carts (club_id, id, user_id, created_at, updated_at)
    values (${clubId}, ${cartId}, ${userId}::uuid, ${at}, ${at}) returning id) ${storedWith(into, rows)}`)
}

/** Adds to the cart that was seen, in one statement; false where somebody has changed it since, and nothing was written. */
export async function insertItems(tx: Tx, into: Into, revision: number, rows: NewRows): Promise<boolean> {
  const { clubId, cartId, now } = into
  return exists(
    tx,
    sql`with cart as (
      update carts set revision = revision + 1, updated_at = ${now.toISOString()}
      where club_id = ${clubId} and id = ${cartId} and revision = ${revision} and ordered_at is null returning id)
    ${storedWith(into, rows)}`,
  )
}

/** Answers and items beside a `cart`: none of them without it. */
function storedWith({ clubId, givenBy, now }: Into, { items, answers, more }: NewRows) {
  const at = now.toISOString()
  const flat = items.flatMap(({ inside, ...item }) => [item, ...inside])
  // What there is none of is left out: to make ready for it takes as long as to write what there is.
  const stored = sql`, stored as (${insertingAnswers({ clubId, givenBy, now }, answers, sql`cart`)})`
  const counted = sql`, counted as (
      update cart_items i set quantity = m.quantity
      from cart, jsonb_to_recordset(${JSON.stringify(more)}::jsonb) as m (id uuid, quantity int)
      where i.club_id = ${clubId} and i.cart_id = cart.id and i.id = m.id)`
  return sql`${answers.length > 0 ? stored : sql``} ${more.length > 0 ? counted : sql``}, added as (insert into cart_items (club_id, id, cart_id, parent_id, product_id, payment_option_id, position, quantity, price_seen,
      metadata, member_answers_id, guardian_answers_id, member_id, first_name, last_name, created_at)
    select ${clubId}::uuid, i.id, cart.id, i."parentId", i."productId", i."paymentOptionId", i.position, i.quantity,
      i."priceSeen", i.metadata, i."memberAnswersId", i."guardianAnswersId", i."memberId", i."firstName", i."lastName",
      ${at}::timestamptz
    from cart, jsonb_to_recordset(${JSON.stringify(flat)}::jsonb) as i (id uuid, "parentId" uuid, "productId" uuid,
      "paymentOptionId" uuid, position int, quantity int, "priceSeen" int, metadata jsonb, "memberAnswersId" uuid,
      "guardianAnswersId" uuid, "memberId" uuid, "firstName" text, "lastName" text))
    select id from cart`
}
