import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { Card, PaymentGateway } from '../providers/payments/port.ts'

/** Shows a card that the gateway keeps among those of its holder; the first one is what later payments are taken from. */
export async function keepCard(
  { db, gateway, now }: { db: Database; gateway: Pick<PaymentGateway, 'name'>; now: () => Date },
  { userId, methodId, card }: { userId: string; methodId: string; card: Card },
): Promise<void> {
  await db.withPlatform((tx) =>
    tx.execute(sql`
      insert into saved_methods (user_id, id, gateway, method_id, card, is_default, created_at)
      values (${userId}, ${randomUUID()}, ${gateway.name}, ${methodId}, ${JSON.stringify(card)}::jsonb,
        not exists (select 1 from saved_methods where user_id = ${userId} and is_default), ${now().toISOString()})
      on conflict (gateway, method_id) do nothing`),
  )
}
