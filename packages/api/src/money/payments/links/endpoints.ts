import * as links from '@clubhouse/contract/money/office/pay-links'
import * as contract from '@clubhouse/contract/money/pay-links'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { anyoneInPerson, office, ownPeople, type RunningClub } from '#kernel/http/guard.ts'
import { orThrow, undoneIfRefused } from '#kernel/http/or-throw.ts'
import type { OrderDeps } from '../../orders/deps.ts'
import { PayLinkKeys } from './pay-link-keys.ts'
import { findLinks, readPayLink, shownLinks } from './pay-links.queries.ts'
import { payByLink, settleLink } from './pay-by-link.ts'
import { sendLink, takeBack } from './send-link.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'pay-link-sent': true
    'pay-link-taken-back': true
  }
}

const WHAT = 'The link'
type At = Caller & { club: RunningClub }

/** Officers send links to pay, and whoever has one pays: nobody signs in, and nothing of who owes it is shown. */
export function payLinkEndpoints(
  deps: OrderDeps,
  { sites, audit, config }: Pick<Core, 'sites' | 'audit' | 'config'>,
): ServedEndpoint[] {
  const { db, now, registry } = deps
  const keys = new PayLinkKeys(config.secret)
  const shown = async (tx: Tx, clubId: string, orderId: string) => {
    const found = await findLinks(tx, clubId, orderId)
    return found ? shownLinks(found, now()) : notFound('The order')
  }
  const noted = (
    tx: Tx,
    caller: At,
    kind: 'pay-link-sent' | 'pay-link-taken-back',
    detail: Record<string, string>,
  ) => audit.record(tx, caller, { kind, clubId: caller.club.clubId, actorId: caller.club.userId, detail })

  /** With another key than the one that was mailed there is no link, whoever asks. */
  const opened = ({ club, link_id: linkId, key }: { club: string; link_id: string; key: string }) => {
    const clubId = registry.idOf(club)
    if (clubId === null || !keys.opens(key, { clubId, linkId })) throw notFound(WHAT)
    return { clubId, linkId }
  }
  const look = async (which: { clubId: string; linkId: string }): Promise<contract.PayLink> => {
    const found = await db.withClub(which.clubId, (tx) => readPayLink(tx, { ...which, now: now() }))
    if (!found) throw notFound(WHAT)
    const { orderId: _, ...link } = found
    return link
  }

  return [
    serve(links.listPayLinks, office('money'), async ({ params }, { club: { clubId } }) =>
      orThrow(await db.withClub(clubId, (tx) => shown(tx, clubId, params.order_id))),
    ),
    serve(links.sendPayLink, ownPeople('money'), ({ params: { order_id: orderId }, body }, caller) => {
      const { clubId, userId } = caller.club
      const sending = { clubId, orderId, userId, requestId: body.request_id, now: now() }
      return undoneIfRefused(db, clubId, async (tx) => {
        const sent = await sendLink(tx, { sites, keys }, sending)
        if (sent instanceof Refusal) return sent
        const detail = { order_id: orderId, Order: `#${sent.seq}`, Amount: sent.amount }
        if (sent.isNew) await noted(tx, caller, 'pay-link-sent', detail)
        return shown(tx, clubId, orderId)
      })
    }),
    serve(links.takeBackPayLink, ownPeople('money'), ({ params }, caller) => {
      const { order_id: orderId, link_id: linkId } = params
      const { clubId } = caller.club
      return undoneIfRefused(db, clubId, async (tx) => {
        const found = await findLinks(tx, clubId, orderId)
        if (!found?.links.some(({ link_id: id }) => id === linkId)) return notFound(WHAT)
        if ((await takeBack(tx, { clubId, orderId, linkId, now: now() })) > 0)
          await noted(tx, caller, 'pay-link-taken-back', { order_id: orderId, Order: `#${found.seq}` })
        return shown(tx, clubId, orderId)
      })
    }),
    serve(contract.getPayLink, anyoneInPerson('read'), ({ params }) => look(opened(params))),
    serve(contract.payByLink, anyoneInPerson('write'), async ({ params, body }) => ({
      payment_token: orThrow(
        await payByLink(deps, {
          ...opened(params),
          amount: body.amount,
          confirmationToken: body.confirmation_token,
        }),
      ),
    })),
    serve(contract.settlePayLink, anyoneInPerson('write'), async ({ params }) => {
      const which = opened(params)
      await settleLink(deps, which)
      return look(which)
    }),
  ]
}
