import { and, eq } from 'drizzle-orm'
import * as promotions from '@clubhouse/contract/selling/office/promotions'
import * as shopItems from '@clubhouse/contract/selling/office/shop-items'
import * as contract from '@clubhouse/contract/selling/office/shop-orders'
import { thingHandlers } from '../../catalogue/port.ts'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office, type RunningClub } from '#kernel/http/guard.ts'
import { orNotFound } from '#kernel/http/or-throw.ts'
import { shopHandOuts } from '../tables.ts'
import { listItems, SHOP_ITEM } from './items.ts'
import { listHandOuts } from './list-hand-outs.queries.ts'
import { readStockLog } from './stock-log.queries.ts'
import { listPromotions, PROMOTION } from './promotions.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'handed-out': true
    'hand-out-undone': true
    'shop-item-added': true
    'shop-item-changed': true
    'shop-item-deleted': true
    'promotion-added': true
    'promotion-changed': true
    'promotion-deleted': true
  }
}

type At = Caller & { club: RunningClub }

/** What was bought in the shop, for those who hand it over. Marking it twice, by one or by two people, marks it once. */
function handOutEndpoints({ db, now, audit }: Pick<Core, 'db' | 'now' | 'audit'>): ServedEndpoint[] {
  const lineOf = async (tx: Tx, clubId: string, id: string) => {
    const { items } = await listHandOuts(tx, clubId, { page: 1, per_page: 1, ids: [id] })
    return items[0]
  }

  const marked = async (caller: At, id: string, isDone: boolean) => {
    const { clubId, userId } = caller.club
    const found = await db.withClub(clubId, async (tx) => {
      const line = await lineOf(tx, clubId, id)
      if (!line) return undefined
      const of = and(eq(shopHandOuts.clubId, clubId), eq(shopHandOuts.orderItemId, id))
      const values = { clubId, orderItemId: id, handedOutBy: userId, handedOutAt: now() }
      const changed = isDone
        ? await tx.insert(shopHandOuts).values(values).onConflictDoNothing().returning()
        : await tx.delete(shopHandOuts).where(of).returning()
      if (changed.length > 0) {
        const what = [line.item, line.variant].filter(Boolean).join(', ')
        const detail = { name: what, order: String(line.order_number), quantity: String(line.quantity) }
        const kind = isDone ? 'handed-out' : 'hand-out-undone'
        await audit.record(tx, caller, { kind, clubId, actorId: userId, detail })
      }
      return lineOf(tx, clubId, id)
    })
    return orNotFound(found, 'The line')
  }

  return [
    serve(contract.listHandOuts, office('shop'), ({ query }, { club: { clubId } }) =>
      db.withClub(clubId, (tx) => listHandOuts(tx, clubId, query)),
    ),
    serve(contract.handOut, office('shop'), ({ params }, caller) =>
      marked(caller, params.order_item_id, true),
    ),
    serve(contract.undoHandOut, office('shop'), ({ params }, caller) =>
      marked(caller, params.order_item_id, false),
    ),
  ]
}

/** OPEN-120: what stands in the shop and what is put forward, for the admins and owners of the club. */
export function officeShopEndpoints(deps: Pick<Core, 'db' | 'now' | 'audit'>): ServedEndpoint[] {
  const { db, now } = deps
  const item = thingHandlers(deps)(SHOP_ITEM)
  const promotion = thingHandlers(deps)(PROMOTION)
  return [
    ...handOutEndpoints(deps),
    serve(shopItems.listOfficeShopItems, office('shop'), ({ query }, { club }) =>
      db.withClub(club.clubId, (tx) => listItems(tx, club.clubId, query, now())),
    ),
    serve(shopItems.createShopItem, office('shop'), ({ body }, caller) => item.add(caller, body)),
    serve(shopItems.getOfficeShopItem, office('shop'), ({ params }, caller) =>
      item.read(caller, params.item_id),
    ),
    serve(shopItems.listStockLog, office('shop'), async ({ params, query }, caller) => {
      const { item_id: id } = await item.read(caller, params.item_id)
      const { clubId } = caller.club
      return db.withClub(clubId, (tx) => readStockLog(tx, clubId, id, query))
    }),
    serve(shopItems.changeShopItem, office('shop'), ({ params, body }, caller) =>
      item.change(caller, params.item_id, body),
    ),
    serve(shopItems.deleteShopItem, office('shop'), ({ params }, caller) =>
      item.remove(caller, params.item_id),
    ),
    serve(promotions.listOfficePromotions, office('shop'), ({ query }, { club }) =>
      db.withClub(club.clubId, (tx) => listPromotions(tx, club.clubId, query, now())),
    ),
    serve(promotions.createPromotion, office('shop'), ({ body }, caller) => promotion.add(caller, body)),
    serve(promotions.getOfficePromotion, office('shop'), ({ params }, caller) =>
      promotion.read(caller, params.promotion_id),
    ),
    serve(promotions.changePromotion, office('shop'), ({ params, body }, caller) =>
      promotion.change(caller, params.promotion_id, body),
    ),
    serve(promotions.deletePromotion, office('shop'), ({ params }, caller) =>
      promotion.remove(caller, params.promotion_id),
    ),
  ]
}
