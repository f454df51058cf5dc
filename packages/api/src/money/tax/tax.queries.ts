import { sql } from 'drizzle-orm'
import type { TaxedProduct, TaxSettings } from '@clubhouse/contract/money/office/tax'
import type { Tx } from '#kernel/db/database.ts'
import { one, rows } from '#kernel/db/rows.ts'

export type StoredTax = Pick<TaxSettings, 'registration' | 'rates'> & {
  country: string | null
  currency: string
}

/** A club's registration and its rates: one statement. */
export async function readTax(tx: Tx, clubId: string): Promise<StoredTax> {
  const row = await one<StoredTax>(
    tx,
    sql`select c.address_country as country, c.currency,
      case when t.club_id is not null then json_build_object('number', t.number, 'since', t.since) end as registration,
      (select coalesce(json_agg(json_build_object('rate_id', r.id, 'name', r.name, 'basis_points', r.basis_points,
          'is_default', r.id is not distinct from t.default_rate_id,
          'products', (select count(*)::int from product_tax_rates p where p.club_id = r.club_id and p.rate_id = r.id))
          order by r.position, r.id), '[]')
        from tax_rates r where r.club_id = c.id) as rates
    from clubs c left join tax_registrations t on t.club_id = c.id where c.id = ${clubId}`,
  )
  if (!row) throw new Error(`Club ${clubId} is gone`)
  return row
}

/** What can be sold and has a rate; of one product, or of all. */
export async function listTaxed(tx: Tx, clubId: string, productId?: string): Promise<TaxedProduct[]> {
  return rows<TaxedProduct>(
    tx,
    sql`select p.id as product_id, p.name, p.type, t.rate_id
    from products p left join product_tax_rates t on t.club_id = p.club_id and t.product_id = p.id
    where p.club_id = ${clubId} and p.type <> 'Bundle' and (${productId ?? null}::uuid is null and p.is_active or p.id = ${productId ?? null}::uuid)
    order by p.type, p.position, p.name, p.id limit 1000`,
  )
}
