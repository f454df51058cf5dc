import { Link, redirect, useActionData, useLoaderData } from 'react-router'
import { getStore } from '@clubhouse/contract/site/club'
import { cancelSubscription, changeOrderCard } from '@clubhouse/contract/money/payment-methods'
import { formatFullDateTime } from '@clubhouse/domain/format'
import { paymentDays } from '@clubhouse/domain/money/orders/payment-days'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { withHero } from '#lib/page/hero.ts'
import { askedAddress } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { isId } from '#parts/selling/cart/cart-cookies.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { memberAction, memberLoader } from '#lib/page/handlers.ts'
import { backFromBank } from './back-from-bank.ts'
import { loadCards } from './load-payments.ts'
import { loadOrder } from './load-order.ts'
import { CARDS, ORDER } from './messages.ts'
import { OrderCard } from './order-card.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPayments } from './order-payments.tsx'
import { isMissed, PayEarly } from './pay-early.tsx'
import styles from './payments.module.css'
import { OrderStanding } from './standing/order-standing.tsx'

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

export const loader = memberLoader(async ({ call, page, user, request, params }) => {
  const { orderId = '' } = params
  if (!isId(orderId)) throw Response.json({ error_code: 'not_found', message: '' }, { status: 404 })
  const [{ order, club }, cards] = await Promise.all([loadOrder(page, user, orderId), loadCards(page)])
  const { time_zone: timeZone } = await call(getStore, { params: { club: club.slug } })
  return {
    order,
    club,
    timeZone,
    cards: cards.value?.items ?? [],
    payments: page.payments,
    now: page.now().toISOString(),
    back: backFromBank(askedAddress(request)),
  }
})

export const action = memberAction(async ({ call, request, params }) => {
  const { field } = await readFormFields(request)
  const order_id = params['orderId'] ?? ''
  const here = `/orders/${encodeURIComponent(order_id)}`
  if (field('intent') === 'card') {
    const body = { payment_method_id: field('payment_method_id') }
    await call(changeOrderCard, { params: { order_id }, body })
    return redirect(withNotice(here, 'card-changed'), 303)
  }
  await call(cancelSubscription, {
    params: { order_id },
    body: { order_item_id: field('order_item_id') },
  })
  return redirect(withNotice(here, 'subscription-ended'), 303)
}, CARDS.failed)

export const handle = withHero(({ order, club, timeZone }: Loaded) => ({
  title: ORDER.title(order.order_seq),
  line: `${club.name}, ${formatFullDateTime(order.created_at, timeZone).slice(0, -3)}`,
}))

export const meta = titled(ORDER.what)

/** One order: what was bought, what is paid and what is not, and what can be changed. */
export default function OrderPage() {
  const data = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const [next] = paymentDays(data.order.schedule)
  // What did not go through is why they came: it stands first.
  const isLate =
    next !== undefined && !data.order.waits_for_bank && isMissed(next.due, data.now, data.timeZone)
  return (
    <div className={styles.page}>
      {answer?.formError && (
        <p className={styles.problem} role="alert">
          {answer.formError}
        </p>
      )}
      <OrderStanding {...data} />
      {isLate && (
        <div className={styles.columns}>
          <PayEarly {...data} />
          <OrderCard {...data} />
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderLines {...data} />
          <OrderPayments {...data} />
        </div>
        <div className={styles.column}>
          {!isLate && (
            <>
              <PayEarly {...data} />
              <OrderCard {...data} />
            </>
          )}
        </div>
      </div>
      <Link className={styles.back} to="/orders">
        <Icon name="arrow-left" />
        {ORDER.back}
      </Link>
    </div>
  )
}
