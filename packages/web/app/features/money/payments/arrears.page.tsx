import { Link, redirect, useActionData, useLoaderData } from 'react-router'
import { payArrears, type ArrearsOrder } from '@clubhouse/contract/money/payment-methods'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith } from '#lib/form/refused.ts'
import { inGroups } from '@clubhouse/domain/web/in-groups'
import { withHero } from '#lib/page/hero.ts'
import { askedAddress } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { ErrorPanel } from '#ui/panel/error-panel.tsx'
import { memberAction, memberLoader } from '#lib/page/handlers.ts'
import { backFromBank } from './back-from-bank.ts'
import { loadArrears, loadCards } from './load-payments.ts'
import { ARREARS, PAYMENTS } from './messages.ts'
import { PayArrears } from './pay-arrears.tsx'
import styles from './payments.module.css'

export const loader = memberLoader(async ({ page, request }) => {
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
})

/** MYACC-06 without a script: from a card that is kept. */
export const action = memberAction(async ({ call, request }) => {
  const form = await readForm(request)
  const { field } = readFields(form)
  const body = {
    order_ids: form.getAll('order_id').map(String),
    payment_method_id: field('payment_method_id'),
    amount: Number(field('amount')),
  }
  const { status, message } = await call(payArrears, { body })
  if (status === 'succeeded') return redirect(withNotice('/payments', 'payment-made'), 303)
  if (status === 'processing') return redirect(withNotice('/payments', 'payment-on-its-way'), 303)
  return answerWith({
    formError: status === 'requires_action' ? ARREARS.bank : (message ?? ARREARS.failed),
  })
}, ARREARS.unknown)

export const handle = withHero(() => ({ title: ARREARS.title, line: ARREARS.line }))

export const meta = titled(ARREARS.title)

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
        <EmptyState icon="success" action={<ButtonLink to="/payments">{ARREARS.back}</ButtonLink>}>
          {ARREARS.none}
        </EmptyState>
      )}
      {byClub(items).map((orders) => (
        <PayArrears key={orders[0]?.account_id} orders={orders} answer={answer} {...data} />
      ))}
      {items.length > 0 && (
        <Link className={styles.back} to="/payments">
          <Icon name="arrow-left" />
          {ARREARS.back}
        </Link>
      )}
    </div>
  )
}

/** Money of two clubs is two payments. */
function byClub(items: readonly ArrearsOrder[]): ArrearsOrder[][] {
  return [...inGroups(items, ({ account_id: id }) => id).values()]
}
