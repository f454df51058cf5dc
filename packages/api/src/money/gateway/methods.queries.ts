import type { PaymentMethod } from '@clubhouse/contract/money/payment-methods'
import type { Database } from '#kernel/db/database.ts'
import type { Card } from '#providers/payments/port.ts'

const METHODS = {
  name: 'saved_methods',
  text: `
    select m.id as payment_method_id, m.method_id as "methodId", c.customer_id as "customerId",
      m.card ->> 'brand' as brand, m.card ->> 'lastFour' as last_four_digits, (m.card ->> 'expMonth')::int as expiration_month,
      (m.card ->> 'expYear')::int as expiration_year, m.card ->> 'funding' as funding, m.is_default as default, m.card,
      iso(m.created_at) as "createdAt"
    from saved_methods m join gateway_customers c on c.user_id = m.user_id and c.gateway = m.gateway
    where m.user_id = $1 and m.gateway = $2 order by m.is_default desc, m.created_at desc, m.id`,
}

export interface StoredMethod extends Omit<PaymentMethod, 'in_use'> {
  /** What the gateway calls card and holder: never sent out. */
  methodId: string
  customerId: string
  card: Card
  createdAt: string
}

/** A person has a handful of cards, so they are read whole. */
export function findMethods(db: Database, userId: string, gateway: string): Promise<StoredMethod[]> {
  return db.readPlatform<StoredMethod>(METHODS, [userId, gateway])
}

/** One of theirs; null for anybody else's. */
export async function findMethod(
  db: Database,
  gateway: string,
  userId: string,
  id: string,
): Promise<StoredMethod | null> {
  return (await findMethods(db, userId, gateway)).find((method) => method.payment_method_id === id) ?? null
}
