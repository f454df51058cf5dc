import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Currency } from '@clubhouse/contract/site/club'
import type { Order } from '@clubhouse/contract/money/orders'
import { formatLongDate } from '@clubhouse/domain/format'
import { paymentDays } from '@clubhouse/domain/money/orders/payment-days'
import type { PaymentSettings } from '@clubhouse/domain/web/page-context'
import { followingPost } from '#lib/page/may-have-changed.ts'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { Section } from '#parts/money/payments/section.tsx'
import { money } from '#parts/money/payments/words.ts'
import { Button } from '#ui/button/button.tsx'
import type { BackFromBank } from './back-from-bank.ts'
import { ARREARS, ORDER } from './messages.ts'
import { charge } from './money-calls.ts'
import styles from './payments.module.css'

interface Props {
  order: Order
  payments: PaymentSettings
  back: BackFromBank | null
}

/** The payment that comes next, made today from the card of the order. The bank may want its holder, so it needs a script. */
export function PayEarly({ order, payments, back }: Props) {
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(back?.isDone === false ? ARREARS.notConfirmed : null)
  const [next] = paymentDays(order.schedule)
  if (!next) return null
  const currency = order.currency.toUpperCase() as Currency
  const sum =
    order.schedule.find(({ due, status }) => due === next.due && status === 'planned')?.amount ?? next.amount

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy || !next) return
    setBusy(true)
    setProblem(null)
    const fields = new URLSearchParams({ intent: 'early', order_id: order.order_id, due: next.due })
    const ended = await charge(payments, fields)
    if (ended.kind === 'leaving') return
    setBusy(false)
    if (ended.kind === 'failed') return setProblem(ended.message)
    const notice = ended.isPaid ? 'payment-made' : 'payment-on-its-way'
    await followingPost(() => navigate(withNotice(`/orders/${order.order_id}`, notice), { replace: true }))
  }

  return (
    <Section title={ORDER.earlyTitle}>
      <p className={styles.quiet}>{ORDER.earlyText(formatLongDate(next.due, 'UTC'))}</p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <form method="post" onSubmit={(event) => void submit(event)}>
        <Button type="submit" variant="primary" wide loading={isBusy} disabled={!isHydrated}>
          {ORDER.early(money(sum, currency))}
        </Button>
      </form>
    </Section>
  )
}
