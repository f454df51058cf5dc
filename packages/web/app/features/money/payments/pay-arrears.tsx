import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { ArrearsOrder, PaymentMethod } from '@clubhouse/contract/money/payment-methods'
import type { Currency } from '@clubhouse/contract/site/club'
import { formatLongDate } from '@clubhouse/domain/format'
import type { PaymentSettings } from '@clubhouse/domain/web/page-context'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { followingPost } from '#lib/page/may-have-changed.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { Section } from '#parts/money/payments/section.tsx'
import { money } from '#parts/money/payments/words.ts'
import { CardNeeded } from '#parts/money/payment-element/card-needed.tsx'
import type { PaymentHandle } from '#parts/money/payment-element/payment-types.ts'
import { Button } from '#ui/button/button.tsx'
import type { BackFromBank } from './back-from-bank.ts'
import { CardChoice, useCardChoice } from './card-choice.tsx'
import { ARREARS } from './messages.ts'
import { charge, keepCard, takeCard } from './money-calls.ts'
import styles from './payments.module.css'

interface Props {
  orders: readonly ArrearsOrder[]
  cards: readonly PaymentMethod[]
  payments: PaymentSettings
  now: string
  back: BackFromBank | null
  wantsOther: boolean
  answer: FormAnswer | undefined
}

const LOOK_EVERY_MS = 1500
const LOOKS = 8

/** What a club is owed and the card that pays it, entered now or kept. */
export function PayArrears({ orders, cards, payments, now, back, wantsOther, answer }: Props) {
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const id = useId()
  const needed = `${id}-needed`
  const element = useRef<PaymentHandle | null>(null)
  const choice = useCardChoice(cards, now, wantsOther)
  const [isComplete, setComplete] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const lacksCard = choice.chosen === null && !isComplete
  const isOnItsWay = back?.what === 'paid' && back.isDone
  const [problem, setProblem] = useState(
    back?.isDone === false ? ARREARS.notConfirmed : (answer?.formError ?? null),
  )
  const [first] = orders
  const currency = (first?.currency ?? 'EUR') as Currency
  const owed = orders.reduce((total, { amount }) => total + amount, 0)

  async function pay(methodId: string): Promise<void> {
    const fields = new URLSearchParams({
      intent: 'arrears',
      payment_method_id: methodId,
      amount: String(owed),
    })
    for (const { order_id: order } of orders) fields.append('order_id', order)
    const ended = await charge(payments, fields)
    if (ended.kind === 'leaving') return
    if (ended.kind === 'done') {
      const notice = ended.isPaid ? 'payment-made' : 'payment-on-its-way'
      return followingPost(() => navigate(withNotice('/payments', notice), { replace: true }))
    }
    setProblem(ended.message)
    setBusy(false)
    // The card that was just added is kept, whatever came of the payment.
    await revalidator.revalidate()
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    if (choice.chosen !== null) return pay(choice.chosen)
    const taken = element.current && (await takeCard(element.current, { isFirst: false }))
    if (taken && 'id' in taken) return pay(taken.id)
    if (taken?.kind === 'leaving') return
    setProblem(taken && 'message' in taken ? taken.message : ARREARS.failed)
    setBusy(false)
  }

  /** Back from the bank: a new card is kept and pays at once; what was paid is waited for. */
  const comeBack = useEffectEvent(async () => {
    if (!back?.isDone || back.what === 'paid') return
    setBusy(true)
    const kept = await keepCard(back.reference, false)
    await navigate('/payments/arrears', { replace: true })
    if ('id' in kept) return pay(kept.id)
    setProblem('message' in kept ? kept.message : ARREARS.failed)
    setBusy(false)
  })
  useEffect(() => queueMicrotask(() => void comeBack()), [])
  const looks = useRef(0)
  const lookAgain = useEffectEvent(() => {
    if (looks.current++ < LOOKS) void revalidator.revalidate()
  })
  useEffect(() => {
    if (!isOnItsWay) return
    const timer = setInterval(() => lookAgain(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isOnItsWay])

  return (
    <Section title={first?.club.name ?? ''}>
      <ul className={styles.owed} role="list">
        {orders.flatMap(({ order_id: order, order_seq: seq, payments: failed }) =>
          failed.map(({ due, amount, name, person }, at) => (
            <li key={`${order} ${at}`}>
              <span>
                <strong>{person ? `${person}, ${name}` : name}</strong>
                <small>
                  {ARREARS.due(formatLongDate(due, 'UTC'))} · {ARREARS.order(seq)}
                </small>
              </span>
              <b>{money(amount, currency)}</b>
            </li>
          )),
        )}
      </ul>
      {isOnItsWay ? (
        <p role="status">{ARREARS.settling}</p>
      ) : (
        <form
          id={id}
          tabIndex={-1}
          method="post"
          className={styles.form}
          onSubmit={(event) => void submit(event)}
        >
          {orders.map(({ order_id: order }) => (
            <input key={order} type="hidden" name="order_id" value={order} />
          ))}
          <input type="hidden" name="payment_method_id" value={choice.chosen ?? ''} />
          <input type="hidden" name="amount" value={owed} />
          <CardChoice
            {...choice}
            payments={payments}
            element={element}
            currency={currency}
            isDisabled={isBusy}
            onComplete={setComplete}
          />
          {problem ? (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          ) : (
            !isBusy && first?.reason && <p className={styles.before}>{ARREARS.lastTime(first.reason)}</p>
          )}
          <Button
            type="submit"
            variant="primary"
            size="large"
            wide
            loading={isBusy}
            disabled={lacksCard}
            aria-describedby={lacksCard ? needed : undefined}
          >
            {ARREARS.pay(money(owed, currency))}
          </Button>
          <CardNeeded id={needed} form={id} isNeeded={lacksCard} />
        </form>
      )}
    </Section>
  )
}
