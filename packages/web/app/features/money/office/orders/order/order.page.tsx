import { Form, Link, useActionData, useLoaderData, useSearchParams } from 'react-router'
import { getOfficeOrder, type OfficeOrder } from '@clubhouse/contract/money/office/orders'
import { listPayLinks } from '@clubhouse/contract/money/office/pay-links'
import { previewRefund } from '@clubhouse/contract/money/office/refunds'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { loadPart } from '#lib/page/api.ts'
import { titled } from '#lib/page/page-meta.ts'
import { closedTo } from '#parts/office/closed-room.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { BackLink } from '#parts/office/page/office-page.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { Badge } from '#ui/badge/badge.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { Done } from '#parts/office/page/done.tsx'
import { LINK, ORDER, ORDERS, REFUND, REQUEST, TAKE } from '../messages.ts'
import { MoneyBadge, moneyIn } from '../orders-list.tsx'
import { PayerHead } from '../payer.tsx'
import { Sums } from '../sums.tsx'
import { askedRefund } from './asked-refund.ts'
import { Bought } from './bought.tsx'
import { Books } from './books.tsx'
import styles from './order.module.css'
import { LinkPanel } from './link-panel.tsx'
import { RefundPanel } from './refund-panel.tsx'
import { RequestPanel } from './request-panel.tsx'
import { Story } from './story.tsx'
import { TakePanel } from './take-panel.tsx'

export { comesAnew as shouldRevalidate } from '#lib/page/may-have-changed.ts'
export { orderAction as action } from './order-action.ts'

export const loader = officeLoader(
  async ({ call, page, user, club, headers, search, params: { id = '' } }) => {
    const of = { headers, params: { order_id: id } }
    const [time, order] = await Promise.all([clubTime(page, club), call(getOfficeOrder, of)])
    const waiting = waitingOf(order)
    const typed = askedRefund(order, search)
    const isAsked = search.get('task') === 'refund' && typed.lines.length > 0 && !typed.isWrong
    const lines = waiting?.lines ?? (isAsked ? typed.lines : null)
    const preview = lines
      ? (await loadPart(call(previewRefund, { ...of, body: { lines } }), page)).value
      : null
    const sent = search.get('task') === 'link' ? await loadPart(call(listPayLinks, of), page) : null
    const visitor = { ...club, hasFreshPasskey: user.has_fresh_passkey }
    const seesPeople = closedTo(visitor, '/members') === null
    // Each form that moves money carries its own: sent twice, it counts once.
    const me = user.user_id
    return {
      time,
      order,
      preview,
      links: sent?.value ?? null,
      seesPeople,
      me,
      requestId: crypto.randomUUID(),
    }
  },
)

export const meta = titled<typeof loader>((data) => (data ? ORDER.title(data.order.order_seq) : ORDERS.title))

export default function OrderPage() {
  const { time, order, preview, links, seesPeople, me, requestId } = useLoaderData<typeof loader>()
  const served = useActionData<FormAnswer>()
  const [search] = useSearchParams()
  const task = search.get('task')
  const money = moneyIn(order.currency)
  const { buyer } = order
  const name = `${buyer.first_name} ${buyer.last_name}`.trim()
  const paid = order.payments
    .filter(({ status }) => status === 'paid')
    .reduce((sum, { amount }) => sum + amount, 0)
  const open = order.status === 'Completed' ? openOf(order) : []
  const due = open.reduce((sum, { amount }) => sum + amount, 0)
  const isRefundable = order.refundable.some(({ left }) => left > 0)
  const here = `/orders/${order.order_id}`
  const waiting = waitingOf(order)
  const isBeside = waiting !== undefined || task !== null
  return (
    <div className={settings.page}>
      <header className={settings.head}>
        <div>
          <BackLink to="/orders">{ORDER.back}</BackLink>
          <div className={styles.named}>
            <h1 className={settings.heading}>{ORDER.title(order.order_seq)}</h1>
            <MoneyBadge money={order.money} />
            {waiting && (
              <Badge tone="warning" icon="family">
                {ORDER.waits}
              </Badge>
            )}
          </div>
        </div>
        <div className={styles.actions}>
          <Steps order={order} />
          {order.status !== 'New' && order.status !== 'Pending' && (
            <ButtonLink to={`${here}/receipt.pdf`} icon="print" reloadDocument>
              {ORDER.receipt}
            </ButtonLink>
          )}
          {paid > 0 && buyer.email !== '' && (
            <Form method="post" action={here}>
              <input type="hidden" name="intent" value="receipt" />
              <input type="hidden" name="request_id" value={requestId} />
              <Button type="submit" icon="mail">
                {ORDER.sendAgain}
              </Button>
            </Form>
          )}
          {open.length > 0 && (
            <ButtonLink to={`${here}?task=take`} icon="euro">
              {TAKE.open}
            </ButtonLink>
          )}
          {open.length > 0 && buyer.email !== '' && (
            <ButtonLink to={`${here}?task=link`} icon="send">
              {LINK.open}
            </ButtonLink>
          )}
          {isRefundable && !waiting && (
            <ButtonLink to={`${here}?task=refund`} icon="undo">
              {REFUND.open}
            </ButtonLink>
          )}
        </div>
      </header>
      <FormMessage text={served?.formError ?? null} />
      <Done>{saidOf(search.get('done'), money(Number(search.get('sum')) || 0))}</Done>
      <div className={isBeside ? styles.columns : styles.column}>
        {isBeside && (
          <div className={styles.beside}>
            {waiting && (
              <RequestPanel order={order} waiting={waiting} preview={preview} me={me} time={time} />
            )}
            {task === 'refund' && !waiting && (
              <RefundPanel order={order} preview={preview} requestId={requestId} search={search} />
            )}
            {task === 'link' && (
              <LinkPanel orderId={order.order_id} sent={links} requestId={requestId} time={time} />
            )}
            {task === 'take' && <TakePanel order={order} open={open} requestId={requestId} time={time} />}
          </div>
        )}
        <div className={styles.main}>
          <PayerHead
            name={name}
            email={buyer.email}
            payer={order.payer}
            seesPeople={seesPeople}
            heading={
              <h2 className={styles.who}>
                {seesPeople && order.payer.member_id !== null ? (
                  <Link to={`/members/${order.payer.member_id}`}>{name}</Link>
                ) : (
                  name
                )}
              </h2>
            }
          />
          <Sums
            of={[
              { label: ORDER.total, value: money(order.total) },
              { label: ORDER.paid, value: money(paid) },
              ...(order.refunded > 0 ? [{ label: ORDER.refunded, value: money(order.refunded) }] : []),
              ...(due > 0 ? [{ label: ORDER.due, value: money(due), isOwed: true }] : []),
            ]}
          />
          <Bought order={order} time={time} />
          <Story order={order} time={time} requestId={requestId} />
          <Books order={order} />
        </div>
      </div>
    </div>
  )
}

/** A refund that somebody asked for and nobody has decided. */
const waitingOf = ({ refund_requests: requests }: OfficeOrder) =>
  requests.find(({ status }) => status === 'asked')

/** What can be paid by hand: what plays by the week is paid on its day. */
function openOf({ later, items }: OfficeOrder): OfficeOrder['later'] {
  const played = items.filter(({ product: { type } }) => type === 'Lotto' || type === 'Draw')
  const isPlayed = new Set(played.map(({ order_item_id: id }) => id))
  return later.filter(
    ({ status, order_item_id: id }) => (status === 'planned' || status === 'failed') && !isPlayed.has(id),
  )
}

function Steps({ order: { newer, older } }: { order: OfficeOrder }) {
  return (
    <nav className={styles.steps} aria-label={ORDER.others}>
      {newer !== null && (
        <Link to={`/orders/${newer}`} aria-label={ORDER.newer}>
          <Icon name="chevron-up" />
        </Link>
      )}
      {older !== null && (
        <Link to={`/orders/${older}`} aria-label={ORDER.older}>
          <Icon name="chevron-down" />
        </Link>
      )}
    </nav>
  )
}

function saidOf(done: string | null, sum: string): string {
  if (done === 'refund') return REFUND.done(sum)
  if (done === 'asked') return REFUND.asked(sum)
  if (done === 'confirm') return REQUEST.confirmed(sum)
  if (done === 'decline') return REQUEST.declined
  if (done === 'repeat') return ORDER.repeated(sum)
  if (done === 'link') return LINK.done
  if (done === 'unlink') return LINK.takenBack
  if (done === 'take') return TAKE.done(sum)
  if (done === 'correct') return TAKE.correctDone
  return done === 'receipt' ? ORDER.sentAgain : ''
}
