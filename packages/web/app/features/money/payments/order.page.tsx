import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { getStore } from '@clubhouse/contract/site/club'
import { cancelSubscription, changeOrderCard } from '@clubhouse/contract/money/payment-methods'
import { formatFullDateTime } from '@clubhouse/domain/format'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { withHero } from '#lib/page/hero.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { isId } from '#parts/selling/cart/cart-cookies.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { backFromBank } from './back-from-bank.ts'
import { loadCards } from './load-payments.ts'
import { loadOrder } from './load-order.ts'
import { CARDS, ORDER } from './messages.ts'
import { OrderCard } from './order-card.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPayments } from './order-payments.tsx'
import { PayEarly } from './pay-early.tsx'
import styles from './payments.module.css'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const user = await requireUser(page, request)
  const { orderId = '' } = params
  if (!isId(orderId)) throw Response.json({ error_code: 'not_found', message: '' }, { status: 404 })
  const [{ order, club }, cards] = await Promise.all([loadOrder(page, user, orderId), loadCards(page)])
  const { time_zone: timeZone } = await page.call(getStore, { params: { club: club.slug } })
  return {
    order,
    club,
    timeZone,
    cards: cards.value?.items ?? [],
    payments: page.payments,
    now: page.now().toISOString(),
    back: backFromBank(askedAddress(request)),
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  const { field } = await readFormFields(request)
  const order_id = params['orderId'] ?? ''
  const here = `/orders/${encodeURIComponent(order_id)}`
  try {
    if (field('intent') === 'card') {
      const body = { payment_method_id: field('payment_method_id') }
      await page.call(changeOrderCard, { params: { order_id }, body })
      return redirect(withNotice(here, 'card-changed'), 303)
    }
    await page.call(cancelSubscription, {
      params: { order_id },
      body: { order_item_id: field('order_item_id') },
    })
    return redirect(withNotice(here, 'subscription-ended'), 303)
  } catch (error) {
    const { status, message } = refusedBy(error, page, CARDS.failed)
    return answerWith({ formError: message }, status)
  }
}

export const handle = withHero(({ order, club, timeZone }: Loaded) => ({
  title: ORDER.title(order.order_seq),
  line: `${club.name}, ${formatFullDateTime(order.created_at, timeZone).slice(0, -3)}`,
}))

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: ORDER.what, path: '/orders', isHidden: true })
}

/** One order: what was bought, what is paid and what is not, and what can be changed. */
export default function OrderPage() {
  const data = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <div className={styles.page}>
      {answer?.formError && (
        <p className={styles.problem} role="alert">
          {answer.formError}
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderLines {...data} />
          <OrderPayments {...data} />
        </div>
        <div className={styles.column}>
          <PayEarly {...data} />
          <OrderCard {...data} />
        </div>
      </div>
      <Link className={styles.back} to="/orders">
        <Icon name="arrow-left" />
        {ORDER.back}
      </Link>
    </div>
  )
}
