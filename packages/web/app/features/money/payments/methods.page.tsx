import { redirect, useActionData, useLoaderData } from 'react-router'
import { listMemberPayments } from '@clubhouse/contract/money/member-orders'
import {
  changeOrderCard,
  removePaymentMethod,
  updatePaymentMethod,
} from '@clubhouse/contract/money/payment-methods'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith } from '#lib/form/refused.ts'
import { loadPart } from '#lib/page/api.ts'
import { withHero } from '#lib/page/hero.ts'
import { askedAddress } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { type NoticeName, withNotice } from '#lib/visit/notices.ts'
import { Section } from '#parts/money/payments/section.tsx'
import { ErrorPanel } from '#ui/panel/error-panel.tsx'
import { memberAction, memberLoader } from '#lib/page/handlers.ts'
import { AddCard } from './add-card.tsx'
import { backFromBank } from './back-from-bank.ts'
import { CardRow } from './card-row.tsx'
import { CARDS, PAYMENTS } from './messages.ts'
import styles from './payments.module.css'

const loadAll = (page: PageContext) => page.call(listMemberPayments, { query: { page: 1, per_page: 1 } })

/** MYACC-01 */
export const loader = memberLoader(async ({ page, request }) => {
  const part = await loadPart(loadAll(page), page)
  return {
    cards: part.value?.cards ?? null,
    payments: page.payments,
    now: page.now().toISOString(),
    back: backFromBank(askedAddress(request)),
  }
})

/** MYACC-03, MYACC-04: each a form of its own, so that all of it works without a script. */
export const action = memberAction(async ({ page, request }) => {
  const { field } = await readFormFields(request)
  const intent = field('intent')
  const done = Object.hasOwn(DOINGS, intent) ? DOINGS[intent] : undefined
  if (!done) return answerWith({ formError: CARDS.failed }, 400)
  return redirect(withNotice('/payments/methods', await done(page, field('payment_method_id'))), 303)
}, CARDS.failed)

const DOINGS: Record<string, (page: PageContext, id: string) => Promise<NoticeName>> = {
  first: async (page, id) => {
    await page.call(updatePaymentMethod, { params: { payment_method_id: id }, body: { default: true } })
    return 'card-first'
  },
  remove: async (page, id) => {
    await page.call(removePaymentMethod, { params: { payment_method_id: id } })
    return 'card-removed'
  },
  /** Every order that is still being paid, one after the other: a card that one of them refuses stops there and says so. */
  all: async (page, id) => {
    const { clubs } = await loadAll(page)
    const open = clubs
      .flatMap(({ items }) => items)
      .filter(({ later }) => later.some(({ status }) => status !== 'paid'))
    for (const orderId of new Set(open.map(({ order_id }) => order_id))) {
      await page.call(changeOrderCard, { params: { order_id: orderId }, body: { payment_method_id: id } })
    }
    return 'card-changed'
  },
}

export const handle = withHero(() => ({ title: CARDS.title, line: CARDS.line }))

export const meta = titled(CARDS.title)

export default function MethodsPage() {
  const { cards, now, ...adding } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const hasOpen = cards?.some((card) => card.in_use) ?? false
  return (
    <div className={styles.columns}>
      <Section isMain title={PAYMENTS.cards}>
        {answer?.formError && (
          <p className={styles.problem} role="alert">
            {answer.formError}
          </p>
        )}
        {cards === null && <ErrorPanel title={PAYMENTS.failed} retryTo="/payments/methods" />}
        {cards?.length === 0 && <p className={styles.quiet}>{CARDS.none}</p>}
        <ul className={styles.cards} role="list">
          {cards?.map((card) => (
            <CardRow key={card.payment_method_id} card={card} now={now} hasOpen={hasOpen} />
          ))}
        </ul>
      </Section>
      <AddCard {...adding} isOnly={cards?.length === 0} />
    </div>
  )
}
