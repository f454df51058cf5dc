import pg from 'pg'
import { countStatements } from '../shop/statements.ts'
import { type OurShop, openOurShop } from '../shop/open-shops.ts'
import { askingOf } from './asking.ts'
import { processorOf } from './cost.ts'
import type { Asking } from './operations.ts'

/** A platform that is served: its measured club is the same in each. */
export interface World {
  text: string
  clubs: number
  people: number
  shop: OurShop
  asking: Asking
  processorMs: () => number
  close: () => Promise<void>
}

export async function openWorld(url: string, clubs: number): Promise<World> {
  await count(url)
  const shop = await openOurShop(url, { ROLE: 'web' }, 'products, shop_items, shop_variants, stock')
  const { rows } = await shop.pool.query<{ people: number }>(
    'select count(*)::int as people from club_people',
  )
  return {
    text: `${clubs.toLocaleString('en-IE')} clubs`,
    clubs,
    people: rows[0]?.people ?? 0,
    shop,
    asking: await askingOf(shop.pool, shop.running.port),
    processorMs: await processorOf(shop.pool, shop.running.pid),
    close: () => shop.close(),
  }
}

/** Connections that are opened from now on are counted. */
async function count(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    if (!(await countStatements(pool))) throw new Error('This PostgreSQL has no pg_stat_statements')
  } finally {
    await pool.end()
  }
}
