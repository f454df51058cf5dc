import * as contract from '@clubhouse/contract/money/office/payouts'
import { notFound } from '@clubhouse/contract/refusal'
import type { Core } from '#kernel/core.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office, ownPeople } from '#kernel/http/guard.ts'
import type { OrderDeps } from '../orders/deps.ts'
import { listPayouts, readPayout } from './list-payouts.queries.ts'
import { payoutsAsked, writePayouts } from './write-payouts.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'payouts-fetched': true
  }
}

/** What the card provider sends to the bank, for those who run the club. */
export function payoutEndpoints(
  { db, gateway, now }: Pick<OrderDeps, 'db' | 'gateway' | 'now'>,
  audit: Core['audit'],
): ServedEndpoint[] {
  return [
    serve(contract.listOfficePayouts, office('money'), ({ query }, { club: { clubId } }) =>
      db.withClub(clubId, (tx) => listPayouts(tx, clubId, query)),
    ),
    serve(contract.getOfficePayout, office('money'), async ({ params }, { club: { clubId } }) => {
      const payout = await db.withClub(clubId, (tx) => readPayout(tx, clubId, params.payout_id))
      if (!payout) throw notFound('The payout')
      return payout
    }),
    serve(contract.fetchPayouts, ownPeople('money'), async (_, caller) => {
      const { clubId, userId } = caller.club
      const asked = await db.withClub(clubId, (tx) => payoutsAsked(tx, clubId))
      const payouts = await gateway.listPayouts(asked)
      return db.withClub(clubId, async (tx) => {
        const added = await writePayouts(tx, clubId, payouts, now())
        const detail = { added: String(added) }
        await audit.record(tx, caller, { kind: 'payouts-fetched', clubId, actorId: userId, detail })
        return { fetched: payouts.length, added }
      })
    }),
  ]
}
