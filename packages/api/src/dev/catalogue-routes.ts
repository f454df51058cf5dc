import type { FastifyInstance } from 'fastify'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Ground } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import type { ClubRegistry } from '#kernel/tenancy/registry.ts'
import { DEMO_ONLY } from './demo-only.ts'

/** What one call may lay; more than any club sells. */
const MOST = { items: 20_000, variants: 50 }

const Wanted = z.object({
  club: z.string().max(64),
  shop_items: z.number().int().min(1).max(MOST.items),
  variants: z.number().int().min(0).max(MOST.variants),
})

const HOW = `Send { club, shop_items: 1 to ${MOST.items}, variants: 0 to ${MOST.variants} }`

interface CatalogueDeps extends Pick<Ground, 'db'> {
  registry: Pick<ClubRegistry, 'idOf'>
}

/** A large catalogue for measurements: so many shop items, each in so many sizes. */
export function devCatalogueRoutes(app: FastifyInstance, { db, registry }: CatalogueDeps): void {
  app.post('/dev/catalogue', DEMO_ONLY, async (request) => {
    const wanted = Wanted.safeParse(request.body)
    if (!wanted.success) throw new Refusal(422, 'invalid_data', HOW)
    const clubId = registry.idOf(wanted.data.club)
    if (!clubId) throw new Refusal(404, 'not_found', 'The club was not found')
    const { shop_items, variants } = wanted.data
    return db.withClub(clubId, (tx) => layItems(tx, clubId, shop_items, variants))
  })
}

/** What was laid by an earlier call is left as it is, so that as many are there as were last asked for, or more. */
async function layItems(tx: Tx, clubId: string, items: number, variants: number) {
  const found = await one<{ shop_items: number; variants: number }>(
    tx,
    sql`with new_products as (
      insert into products (club_id, id, type, slug, name, description, position)
      select ${clubId}, gen_random_uuid(), 'ShopItem', 'measured-' || n, 'Measured item ' || n,
        'One of many, laid to measure with.', 10000 + n
      from generate_series(1, ${items}::int) n
      on conflict (club_id, slug) do nothing returning club_id, id, position
    ), new_items as (
      insert into shop_items (club_id, id, type, price, options)
      select p.club_id, p.id, 'merchandise', 500 + p.position % 9500, case when ${variants}::int = 0 then '[]'::jsonb else
        jsonb_build_array(jsonb_build_object('name', 'Size', 'values', (select jsonb_agg('Size ' || v)
          from generate_series(1, ${variants}::int) v))) end
      from new_products p returning club_id, id
    ), sizes as (
      select i.club_id, gen_random_uuid() as id, i.id as item_id, v from new_items i, generate_series(1, ${variants}::int) v
    ), shelves as (
      insert into stock (club_id, id, remaining) select club_id, id, 1000 from sizes
    ), new_variants as (
      insert into shop_variants (club_id, id, item_id, position, options, stock_id)
      select club_id, id, item_id, v, jsonb_build_object('Size', 'Size ' || v), id from sizes returning id
    )
    select (select count(*)::int from new_items) as shop_items, (select count(*)::int from new_variants) as variants`,
  )
  return found ?? { shop_items: 0, variants: 0 }
}
