import { type FormEvent, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { Currency } from '@clubhouse/contract/site/club'
import type { Order } from '@clubhouse/contract/money/orders'
import type { PaymentMethod } from '@clubhouse/contract/money/payment-methods'
import { dayOf, formatLongDate } from '@clubhouse/domain/format'
import { allThatIsLeft, goesOn, paymentDays } from '@clubhouse/domain/money/orders/payment-days'
import { isRunOut } from '@clubhouse/domain/money/payments/saved-card'
import type { PaymentSettings } from '@clubhouse/domain/web/page-context'
import { followingPost } from '#lib/page/may-have-changed.ts'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { Section } from '#parts/money/payments/section.tsx'
import { cardInWords, money } from '#parts/money/payments/words.ts'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import type { BackFromBank } from './back-from-bank.ts'
import { ARREARS, ORDER } from './messages.ts'
import { charge } from './money-calls.ts'
import styles from './payments.module.css'

interface Props {
  order: Order
  cards: readonly PaymentMethod[]
  payments: PaymentSettings
  back: BackFromBank | null
  now: string
  timeZone: string
}

type What = 'early' | 'all-left'

/**
 * The payment that comes next, or all that are left, made today from the card of the order or another; one that did not go through on its
 * day and is tried again is paid here, too. What renews is neither early nor late. The bank may want its holder, so it needs a script.
 */
export function PayEarly({ order, cards, payments, back, now, timeZone }: Props) {
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const isHydrated = useHydrated()
  const [busy, setBusy] = useState<What | null>(null)
  const [problem, setProblem] = useState<string | null>(back?.isDone === false ? ARREARS.notConfirmed : null)
  const [first] = paymentDays(order.schedule)
  const isLate = first !== undefined && isMissed(first.due, now, timeZone)
  const next = first && (isLate || !isRenewal(order, first.due)) ? first : null
  const left = allThatIsLeft(order)
  const isMore = left !== null && left.count > (next ? 1 : 0)
  if (order.waits_for_bank || (!next && !isMore)) return null
  const currency = order.currency.toUpperCase() as Currency
  const sum =
    next &&
    (order.schedule.find(({ due, status }) => due === next.due && status === 'planned')?.amount ??
      next.amount)
  // What is overdue is asked for above, and comes first.
  const main = order.schedule.some(({ status }) => status === 'failed') ? 'secondary' : 'primary'
  const usable = cards.filter((card) => !isRunOut(card, new Date(now)))

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    const chosen = new FormData(event.currentTarget).get('payment_method_id')
    const { submitter } = event.nativeEvent as SubmitEvent
    const what: What = !next || submitter?.getAttribute('value') === 'all-left' ? 'all-left' : 'early'
    setBusy(what)
    setProblem(null)
    const about = what === 'early' ? { due: next?.due ?? '' } : { amount: String(left?.amount ?? 0) }
    const fields = new URLSearchParams({ intent: what, order_id: order.order_id, ...about })
    if (typeof chosen === 'string') fields.set('payment_method_id', chosen)
    const ended = await charge(payments, fields)
    if (ended.kind === 'leaving') return
    setBusy(null)
    if (ended.kind === 'failed') {
      setProblem(ended.message)
      // Something may have been taken meanwhile: what is left is shown as it is now.
      return revalidator.revalidate()
    }
    const notice = ended.isPaid ? 'payment-made' : 'payment-on-its-way'
    await followingPost(() => navigate(withNotice(`/orders/${order.order_id}`, notice), { replace: true }))
  }

  return (
    <Section title={isLate ? ORDER.lateTitle : ORDER.earlyTitle} id="pay">
      <p className={styles.quiet}>
        {next ? (isLate ? ORDER.lateText : ORDER.earlyText)(formatLongDate(next.due, 'UTC')) : ORDER.allAlone}
        {next && isMore && ` ${ORDER.allText(left.count)}`}
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <form method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
        {usable.length > 1 && (
          <Select
            name="payment_method_id"
            label={ORDER.from}
            options={[
              { value: '', label: ORDER.itsCard },
              ...usable.map((card) => ({ value: card.payment_method_id, label: cardInWords(card) })),
            ]}
          />
        )}
        {next && sum !== null && (
          <Button
            type="submit"
            variant={main}
            wide
            loading={busy === 'early'}
            disabled={!isHydrated || busy === 'all-left'}
          >
            {ORDER.early(money(sum, currency))}
          </Button>
        )}
        {isMore && (
          <Button
            type="submit"
            name="what"
            value="all-left"
            variant={next ? 'secondary' : main}
            wide
            loading={busy === 'all-left'}
            disabled={!isHydrated || busy === 'early'}
          >
            {ORDER.all(money(left.amount, currency))}
          </Button>
        )}
      </form>
    </Section>
  )
}

/** Its day has gone by and it has not come: the bank turned it down, and it is tried again. */
export const isMissed = (due: string, now: string, timeZone: string): boolean => due < dayOf(now, timeZone)

/** Of what goes on without an end nothing remains: each payment is for what comes after it. */
const isRenewal = ({ items, schedule }: Order, due: string): boolean =>
  schedule
    .filter((payment) => payment.due === due && payment.status === 'planned')
    .every(({ order_item_id: id }) => items.some((item) => item.order_item_id === id && goesOn(item)))
