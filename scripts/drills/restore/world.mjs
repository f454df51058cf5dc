import { Refusal } from '../../lib/progress.mjs'

/** A club of the demo's world. */
export const CLUB = 'dunvarra'

/** Rows as long as an order's, each another; one of a thousand bytes is not compressed. @param {import('./cluster.mjs').Server} server @param {number} gigabytes */
export async function fill(server, gigabytes) {
  await server.ask('create table beside (id bigserial primary key, at timestamptz default now(), text text)')
  const row = `repeat(md5(random()::text), 30)`
  for (let gigabyte = 0; gigabyte < gigabytes; gigabyte += 1)
    await server.ask(`insert into beside (text) select ${row} from generate_series(1, 1000000) n`)
}

/** Things of which there is always one more. @param {string} origin @param {{ ask: (statement: string) => Promise<string[]> }} server */
export async function layItems(origin, server) {
  const reply = await fetch(`${origin}/dev/catalogue`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ club: CLUB, shop_items: 20, variants: 2 }),
  })
  if (!reply.ok) throw new Refusal(`There is nothing to buy: ${await reply.text()}`)
  await server.ask('update stock set remaining = 1000000')
  const rows = await server.ask(
    `select p.id, v.id from clubs c join products p on p.club_id = c.id
      join shop_variants v on v.club_id = p.club_id and v.item_id = p.id where c.slug = '${CLUB}' and p.slug like 'measured-%'`,
  )
  return rows.map((row) => {
    const [product = '', variant = ''] = row.split('|')
    return { product, variant }
  })
}
