import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { forgetOld } from '#kernel/jobs/effect-rows.ts'
import { type Effects, type EffectsDeps, openEffects } from '#kernel/jobs/effects.ts'
import type { ErasedAccount } from '#kernel/person/person-table.ts'
import type { PaymentGateway } from '#providers/payments/port.ts'
import { customerRemovals } from './tables.ts'

const DAY_MS = 86_400_000
type Row = typeof customerRemovals.$inferSelect

/** As the platform, before somebody is erased: what gateways know of them goes as well, as soon as this is committed. */
export function removedCustomers({ userId, now }: ErasedAccount): SQL {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`
    insert into customer_removals (id, effect_key, gateway, customer_id, due_at, created_at)
    select gen_random_uuid(), 'remove:' || gateway || ':' || customer_id, gateway, customer_id, ${at}, ${at}
    from gateway_customers where user_id = ${userId} on conflict (effect_key) do nothing`
}

/** Asked again until the gateway has done it; whose it was is then forgotten here, too. */
export const openCustomerRemovals = (
  gateway: Pick<PaymentGateway, 'name' | 'removeCustomer'>,
  deps: EffectsDeps,
): Effects =>
  openEffects<Row, void>(
    {
      name: 'customers',
      channel: 'customer_removals',
      table: customerRemovals,
      settled: { customerId: '' },
      atOnce: 4,
      withinMs: 20_000,
      waits: [1, 5, 15, 60, 360, 1440],
      usefulUntil: ({ createdAt }) => new Date(createdAt.getTime() + 365 * DAY_MS),
      // Of a gateway that is no longer ours nothing can be asked: it waits to be given up, and is seen.
      act: async ({ gateway: name, customerId }) => {
        if (name !== gateway.name) throw new Error(`the gateway is ${gateway.name} now`)
        await gateway.removeCustomer(customerId)
      },
    },
    deps,
  )

export const forgetOldRemovals = (tx: Tx, now: Date): Promise<void> =>
  forgetOld(tx, customerRemovals, new Date(now.getTime() - 40 * DAY_MS))
