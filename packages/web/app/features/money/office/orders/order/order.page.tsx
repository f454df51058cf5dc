import {
  Form,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { getOfficeOrder, type OfficeOrder } from '@clubhouse/contract/money/office/orders'
import { previewRefund } from '@clubhouse/contract/money/office/refunds'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { asRouteError, loadPart } from '#lib/page/api.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { ListError } from '#parts/office/list/list-error.tsx'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Badge } from '#ui/badge/badge.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { ORDER, ORDERS, REFUND, REQUEST, TAKE } from '../messages.ts'
import { moneyIn } from '../orders-list.tsx'
import { askedRefund } from './asked-refund.ts'
import { Bought } from './bought.tsx'
import { Books } from './books.tsx'
import styles from './order.module.css'
import { RefundPanel } from './refund-panel.tsx'
import { RequestPanel } from './request-panel.tsx'
import { Story } from './story.tsx'
import { TakePanel } from './take-panel.tsx'

export { comesAnew as shouldRevalidate } from '#lib/page/may-have-changed.ts'
export { orderAction as action } from './order-action.ts'

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { user, club, headers } = await requireClub(page, request)
  const search = askedAddress(request).searchParams
  const of = { headers, params: { order_id: id } }
  try {
    const [time, order] = await Promise.all([clubTime(page, club), page.call(getOfficeOrder, of)])
    const waiting = waitingOf(order)
    const typed = askedRefund(order, search)
    const isAsked = search.get('task') === 'refund' && typed.lines.length > 0 && !typed.isWrong
    const lines = waiting?.lines ?? (isAsked ? typed.lines : null)
    const preview = lines
      ? (await loadPart(page.call(previewRefund, { ...of, body: { lines } }), page)).value
      : null
    // Each form that moves money carries its own: sent twice, it counts once.
    return { time, order, preview, me: user.user_id, requestId: crypto.randomUUID() as string }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const title = loaderData ? ORDER.title(loaderData.order.order_seq) : ORDERS.title
  return pageMeta(matches, { title, path: '/orders', isHidden: true })
}

export function ErrorBoundary() {
  return <ListError path="/orders" />
}

export default function OrderPage() {
  const { time, order, preview, me, requestId } = useLoaderData<typeof loader>()
  const served = useActionData<FormAnswer>()
  const [search] = useSearchParams()
  const task = search.get('task')
  const money = moneyIn(order.currency)
  const { buyer } = order
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
          <Link to="/orders" className={settings.back}>
            <Icon name="arrow-left" />
            {ORDER.back}
          </Link>
          <div className={styles.named}>
            <h1 className={settings.heading}>{ORDER.title(order.order_seq)}</h1>
            {waiting && (
              <Badge tone="warning" icon="family">
                {ORDER.waits}
              </Badge>
            )}
          </div>
        </div>
        <div className={styles.actions}>
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
          {isRefundable && !waiting && (
            <ButtonLink to={`${here}?task=refund`} icon="undo">
              {REFUND.open}
            </ButtonLink>
          )}
        </div>
      </header>
      <FormMessage text={served?.formError ?? null} />
      <p role="status" className={styles.said}>
        {saidOf(search.get('done'), money(Number(search.get('sum')) || 0))}
      </p>
      <div className={isBeside ? styles.columns : styles.column}>
        {isBeside && (
          <div className={styles.beside}>
            {waiting && (
              <RequestPanel order={order} waiting={waiting} preview={preview} me={me} time={time} />
            )}
            {task === 'refund' && !waiting && (
              <RefundPanel order={order} preview={preview} requestId={requestId} search={search} />
            )}
            {task === 'take' && <TakePanel order={order} open={open} requestId={requestId} time={time} />}
          </div>
        )}
        <div className={styles.main}>
          <section>
            <h2 className={styles.who}>
              {buyer.first_name} {buyer.last_name}
            </h2>
            <p className={styles.quiet}>{buyer.email}</p>
            <dl className={styles.sums}>
              <Sum label={ORDER.total} value={money(order.total)} />
              <Sum label={ORDER.paid} value={money(paid)} />
              {order.refunded > 0 && <Sum label={ORDER.refunded} value={money(order.refunded)} />}
              {due > 0 && <Sum label={ORDER.due} value={money(due)} />}
            </dl>
          </section>
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

const Sum = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)

function saidOf(done: string | null, sum: string): string {
  if (done === 'refund') return REFUND.done(sum)
  if (done === 'asked') return REFUND.asked(sum)
  if (done === 'confirm') return REQUEST.confirmed(sum)
  if (done === 'decline') return REQUEST.declined
  if (done === 'repeat') return ORDER.repeated(sum)
  if (done === 'take') return TAKE.done(sum)
  if (done === 'correct') return TAKE.correctDone
  return done === 'receipt' ? ORDER.sentAgain : ''
}
