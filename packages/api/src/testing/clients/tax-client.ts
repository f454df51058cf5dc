import { randomUUID } from 'node:crypto'
import type { TestApp } from '../test-app.ts'

/** A club that is registered for tax with these rates, of which the first is for all that has none of its own. */
export async function registerForTax(
  app: TestApp,
  clubId: string,
  rates: Record<string, number> = { Standard: 2300, Reduced: 1350, Exempt: 0 },
  since = '2020-01-01',
) {
  const rows = Object.entries(rates).map(([name, points], position) => ({
    id: randomUUID(),
    name,
    points,
    position,
  }))
  for (const { id, name, points, position } of rows)
    await app.asOwner(
      'insert into tax_rates (club_id, id, name, basis_points, position) values ($1, $2, $3, $4, $5)',
      [clubId, id, name, points, position],
    )
  await app.asOwner(
    `insert into tax_registrations (club_id, number, since, default_rate_id, updated_at) values ($1, 'IE1234567T', $2, $3, $4)`,
    [clubId, since, rows[0]?.id, app.parts.now()],
  )
  return {
    /** From now on this is sold at that rate. */
    sellAt: (productId: string, name: string) =>
      app.asOwner(
        `insert into product_tax_rates (club_id, product_id, rate_id) select $1, $2, id from tax_rates where club_id = $1 and name = $3
          on conflict (club_id, product_id) do update set rate_id = excluded.rate_id`,
        [clubId, productId, name],
      ),
    /** Nobody is registered any more; orders keep what they have. */
    end: async () => {
      for (const table of ['product_tax_rates', 'tax_registrations', 'tax_rates'])
        await app.asOwner(`delete from ${table} where club_id = $1`, [clubId])
    },
  }
}
