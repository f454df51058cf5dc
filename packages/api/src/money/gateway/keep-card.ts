import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database, Tx } from '#kernel/db/database.ts'
import { exists, one } from '#kernel/db/rows.ts'
import type { Card, PaymentGateway } from '#providers/payments/port.ts'

type CardDeps = { db: Database; gateway: Pick<PaymentGateway, 'name'>; now: () => Date }

/** Whoever changes a person's cards goes one after the other: there is exactly one that is used first. */
const lockCards = (tx: Tx, userId: string) =>
  tx.execute(sql`select 1 from gateway_customers where user_id = ${userId} order by gateway for update`)

/** Shows a card that the gateway keeps among those of its holder; the first one is what is used first. */
export async function keepCard(
  { db, gateway, now }: CardDeps,
  { userId, methodId, card }: { userId: string; methodId: string; card: Card },
): Promise<void> {
  await db.withPlatform((tx) =>
    tx.execute(sql`select keep_card(${userId}, ${randomUUID()}, ${gateway.name}, ${methodId}, ${JSON.stringify(card)}::jsonb,
      ${now().toISOString()})`),
  )
}

/** Takes the place of the one that was used first. */
export async function useFirst(
  { db }: Pick<CardDeps, 'db'>,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await db.withPlatform(async (tx) => {
    await lockCards(tx, userId)
    await makeDefault(tx, userId, sql`id = ${id}`)
  })
}

/** It is no longer shown; if it was used first, the newest of the others is. */
export async function forgetCard(
  { db }: Pick<CardDeps, 'db'>,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await db.withPlatform(async (tx) => {
    await lockCards(tx, userId)
    const gone = await exists(
      tx,
      sql`delete from saved_methods where user_id = ${userId} and id = ${id} and is_default returning id`,
    )
    if (!gone) await tx.execute(sql`delete from saved_methods where user_id = ${userId} and id = ${id}`)
    else
      await makeDefault(
        tx,
        userId,
        sql`id = (select id from saved_methods where user_id = ${userId} order by created_at desc, id limit 1)`,
      )
  })
}

/** Two statements: at no moment may there be two. */
async function makeDefault(tx: Tx, userId: string, which: ReturnType<typeof sql>): Promise<void> {
  const chosen = await one<{ id: string }>(
    tx,
    sql`select id from saved_methods where user_id = ${userId} and ${which}`,
  )
  if (!chosen) return
  await tx.execute(sql`
    update saved_methods set is_default = false where user_id = ${userId} and is_default and id <> ${chosen.id}`)
  await tx.execute(sql`
    update saved_methods set is_default = true where user_id = ${userId} and id = ${chosen.id} and not is_default`)
}
