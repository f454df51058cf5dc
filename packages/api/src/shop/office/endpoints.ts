import { and, eq } from 'drizzle-orm'
import * as contract from '@clubhouse/contract/backoffice/shop-orders'
import { notFound } from '@clubhouse/contract/refusal'
import type { Core } from '../../core.ts'
import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/caller.ts'
import { serve, type ServedEndpoint } from '../../http/endpoints.ts'
import { office, type RunningClub } from '../../http/guard.ts'
import { shopHandOuts } from '../tables.ts'
import { listHandOuts } from './list-hand-outs.queries.ts'

declare module '../../security/audit.ts' {
  interface AuditKinds {
    'handed-out': true
    'hand-out-undone': true
  }
}

const READ = office('read')
const WRITE = office('write')

type At = Caller & { club: RunningClub }

/** What was bought in the shop, for those who hand it over. Marking it twice, by one or by two people, marks it once. */
export function officeShopEndpoints({
  db,
  now,
  audit,
}: Pick<Core, 'db' | 'now' | 'audit'>): ServedEndpoint[] {
  const lineOf = async (tx: Tx, clubId: string, id: string) => {
    const { items } = await listHandOuts(tx, clubId, { page: 1, per_page: 1, ids: [id] })
    const [line] = items
    if (!line) throw notFound('The line')
    return line
  }

  const marked = (caller: At, id: string, isDone: boolean) =>
    db.withClub(caller.club.clubId, async (tx) => {
      const { clubId, userId } = caller.club
      const line = await lineOf(tx, clubId, id)
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

  return [
    serve(contract.listHandOuts, READ, ({ query }, { club: { clubId } }) =>
      db.withClub(clubId, (tx) => listHandOuts(tx, clubId, query)),
    ),
    serve(contract.handOut, WRITE, ({ params }, caller) => marked(caller, params.order_item_id, true)),
    serve(contract.undoHandOut, WRITE, ({ params }, caller) => marked(caller, params.order_item_id, false)),
  ]
}
