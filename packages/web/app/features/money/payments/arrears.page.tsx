import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { payArrears, type ArrearsOrder } from '@clubhouse/contract/money/payment-methods'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { withHero } from '#lib/page/hero.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { ErrorPanel } from '#ui/panel/error-panel.tsx'
import { backFromBank } from './back-from-bank.ts'
import { loadArrears, loadCards } from './load-payments.ts'
import { ARREARS, PAYMENTS } from './messages.ts'
import { PayArrears } from './pay-arrears.tsx'
import styles from './payments.module.css'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  const url = askedAddress(request)
  const [arrears, cards] = await Promise.all([loadArrears(page), loadCards(page)])
  return {
    arrears,
    cards: cards.value?.items ?? [],
    payments: page.payments,
    now: page.now().toISOString(),
    back: backFromBank(url),
    wantsOther: url.searchParams.get('card') === 'other',
  }
}

/** MYACC-06 without a script: from a card that is kept. */
export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  const form = await readForm(request)
  const { field } = readFields(form)
  const body = {
    order_ids: form.getAll('order_id').map(String),
    payment_method_id: field('payment_method_id'),
    amount: Number(field('amount')),
  }
  try {
    const { status, message } = await page.call(payArrears, { body })
    if (status === 'succeeded') return redirect(withNotice('/payments', 'payment-made'), 303)
    if (status === 'processing') return redirect(withNotice('/payments', 'payment-on-its-way'), 303)
    return answerWith({
      formError: status === 'requires_action' ? ARREARS.bank : (message ?? ARREARS.failed),
    })
  } catch (error) {
    const { status, message } = refusedBy(error, page, ARREARS.unknown)
    return answerWith({ formError: message }, status)
  }
}

export const handle = withHero(() => ({ title: ARREARS.title, line: ARREARS.line }))

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: ARREARS.title, path: '/payments/arrears', isHidden: true })
}

/** MYACC-06: what has failed, by club, and the card that pays it now. */
export default function ArrearsPage() {
  const { arrears, ...data } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const items = arrears.value?.items ?? []
  return (
    <div className={styles.narrow}>
      {arrears.hasFailed && (
        <ErrorPanel title={PAYMENTS.failed} retryTo="/payments/arrears">
          {PAYMENTS.tryAgain}
        </ErrorPanel>
      )}
      {!arrears.hasFailed && items.length === 0 && (
        <EmptyState icon="success" action={<ButtonLink to="/payments">{PAYMENTS.title}</ButtonLink>}>
          {ARREARS.none}
        </EmptyState>
      )}
      {byClub(items).map((orders) => (
        <PayArrears key={orders[0]?.account_id} orders={orders} answer={answer} {...data} />
      ))}
      <Link className={styles.back} to="/payments">
        <Icon name="arrow-left" />
        {ARREARS.back}
      </Link>
    </div>
  )
}

/** Money of two clubs is two payments. */
function byClub(items: readonly ArrearsOrder[]): ArrearsOrder[][] {
  return Object.values(Object.groupBy(items, ({ account_id: id }) => id)).map((orders) => orders ?? [])
}
