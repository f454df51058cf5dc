import type { Database } from '#kernel/db/database.ts'
import type { PaymentGateway } from '#providers/payments/port.ts'
import { gatewayCustomers } from './tables.ts'

const CUSTOMER = {
  name: 'gateway_customer',
  text: 'select customer_id as "customerId" from gateway_customers where user_id = $1 and gateway = $2',
}

export interface CustomerOf {
  userId: string
  email: string
  firstName: string
  lastName: string
}

/** What the gateway calls a person; made when they first leave a card there. */
export async function customerFor(
  { db, gateway }: { db: Database; gateway: PaymentGateway },
  { userId, email, firstName, lastName }: CustomerOf,
): Promise<string> {
  const [known] = await db.readPlatform<{ customerId: string }>(CUSTOMER, [userId, gateway.name])
  if (known) return known.customerId
  const customerId = await gateway.createCustomer({
    key: `customer:${userId}`,
    memberId: userId,
    email,
    name: `${firstName} ${lastName}`,
  })
  await db.withPlatform((tx) =>
    tx.insert(gatewayCustomers).values({ userId, gateway: gateway.name, customerId }).onConflictDoNothing(),
  )
  return customerId
}
