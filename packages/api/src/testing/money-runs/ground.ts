import type { Tx } from '#kernel/db/database.ts'
import { lotteryFulfilment } from '#selling/lottery/fulfilment.ts'
import { PlayerKeys } from '#selling/lottery/limits/player-keys.ts'
import { membershipFulfilment } from '#people/members/port.ts'
import type { OrderDeps } from '#money/orders/deps.ts'
import { shopFulfilment } from '#selling/shop/port.ts'
import { app, clubId, depsWith } from '../clients/attempts-client.ts'
import type { Chance } from './chance.ts'

export const inClub = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => app.parts.db.withClub(clubId, work)

export const now = (): Date => app.parts.now()

export const deps = (): OrderDeps => ({
  ...depsWith(),
  fulfilments: [
    membershipFulfilment,
    lotteryFulfilment(new PlayerKeys(app.parts.config.secret)),
    shopFulfilment,
  ],
})

/** Those of a run: the demo's own were never paid at a gateway. */
export const OURS = `o.club_id = $1 and o.created_at >= '2026-11-15' and o.status`

/** One of those that a statement finds, by chance and not by how they happen to lie there. */
export async function pick<Row extends object>(by: Chance, rows: string): Promise<Row | null> {
  const [{ count } = { count: 0 }] = await app.asOwner<{ count: number }>(
    `select count(*)::int as count from (${rows}) r`,
    [clubId],
  )
  if (count === 0) return null
  const [row] = await app.asOwner<Row>(`${rows} limit 1 offset ${by.below(count)}`, [clubId])
  return row ?? null
}

export interface Later {
  id: string
  order_id: string
  order_item_id: string
  user_id: string
  amount: number
}

/** A later payment in this state. */
export const later = (by: Chance, status: string, more = ''): Promise<Later | null> =>
  pick<Later>(
    by,
    `select s.id, s.order_id, s.order_item_id, s.amount, o.user_id from scheduled_payments s
      join orders o on o.club_id = s.club_id and o.id = s.order_id
      join order_items i on i.club_id = s.club_id and i.id = s.order_item_id
      where ${OURS} = 'Completed' and s.status = '${status}' ${more} order by o.seq, i.position, s.number`,
  )
