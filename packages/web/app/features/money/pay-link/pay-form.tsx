import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import type { PayLink } from '@clubhouse/contract/money/pay-links'
import type { Currency } from '@clubhouse/contract/site/club'
import { formatLongDate, formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import type { PaymentSettings } from '@clubhouse/domain/web/page-context'
import { useClub } from '#lib/page/site-data.ts'
import { CardNeeded } from '#parts/money/payment-element/card-needed.tsx'
import { PaymentElement } from '#parts/money/payment-element/payment-element.tsx'
import type { PaymentHandle } from '#parts/money/payment-element/payment-types.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { PAYMENT } from '#parts/money/payment-element/messages.ts'
import { PAY_LINK } from './messages.ts'
import { askAbout } from './pay-calls.ts'
import styles from './pay-link.module.css'

interface Props {
  link: PayLink
  payments: PaymentSettings
  /** Sent back by a bank: what came of it is asked at once. */
  isBack: boolean
}

/** The sum, what it is for, and a card that is used this once. */
export function PayForm({ link, payments, isBack }: Props) {
  const { account } = useClub()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const id = useId()
  const needed = `${id}-needed`
  const element = useRef<PaymentHandle | null>(null)
  const [isComplete, setComplete] = useState(false)
  const [isBusy, setBusy] = useState(isBack)
  const [problem, setProblem] = useState<string | null>(null)
  const currency = link.currency.toUpperCase() as Currency
  const money = (amount: number) => formatMoney(cents(amount), currency)

  /** What became of it stands on the page; whoever is told nothing is not let pay a second time unseen. */
  async function settle(otherwise: string | null): Promise<void> {
    const said = await askAbout(pathname, { intent: 'settle' })
    await navigate(pathname, { replace: true, preventScrollReset: true })
    await revalidator.revalidate()
    setProblem(said?.kind === 'settled' ? otherwise : PAY_LINK.unheard)
    setBusy(false)
  }

  async function pay(): Promise<void> {
    const card = (await element.current?.tokenise()) ?? { message: PAY_LINK.failed }
    if ('message' in card) return fail(card.message)
    const said = await askAbout(pathname, {
      intent: 'pay',
      amount: String(link.amount),
      confirmation_token: card.confirmationToken,
    })
    if (said?.kind !== 'begun') {
      await revalidator.revalidate()
      return fail(said?.kind === 'refused' ? said.message : PAY_LINK.failed)
    }
    const outcome = await element.current?.confirm({
      paymentToken: said.payment_token,
      returnUrl: `${location.origin}${pathname}`,
      save: false,
    })
    if (outcome?.status === 'leaving') return
    // Whoever heard of a failure may have paid all the same: the gateway is asked.
    return settle(outcome?.status === 'failed' ? `${outcome.message} ${PAY_LINK.notCharged}` : null)
  }

  function fail(message: string): void {
    setProblem(message)
    setBusy(false)
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    await pay().catch(() => fail(PAY_LINK.unheard))
  }

  const comeBack = useEffectEvent(() => void settle(PAY_LINK.failed))
  useEffect(() => {
    if (isBack) queueMicrotask(() => comeBack())
  }, [isBack])

  return (
    <>
      <h1 id="pay-link" className={styles.title}>
        {PAY_LINK.toPay(money(link.amount))}
      </h1>
      <ul className={styles.lines} role="list">
        {link.lines.map(({ name, due, amount }, at) => (
          <li key={at}>
            <span>
              {name}
              <small>{PAY_LINK.due(formatLongDate(due, 'UTC'))}</small>
            </span>
            <b>{money(amount)}</b>
          </li>
        ))}
      </ul>
      <p className={styles.order}>{PAY_LINK.order(link.order_seq)}</p>
      <form
        id={id}
        tabIndex={-1}
        method="post"
        className={styles.form}
        onSubmit={(event) => void submit(event)}
      >
        <PaymentElement
          {...payments}
          ref={element}
          amount={link.amount}
          currency={link.currency.toLowerCase()}
          onBehalfOf={account.on_behalf_of}
          savesCard={false}
          isDisabled={isBusy}
          onChange={(change) => setComplete(change.isComplete)}
        />
        {problem && (
          <p className={styles.problem} role="alert">
            <Icon name="danger" />
            {problem}
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          loading={isBusy}
          disabled={!isComplete}
          aria-describedby={isComplete ? undefined : needed}
        >
          {PAY_LINK.pay(money(link.amount))}
        </Button>
        <CardNeeded id={needed} form={id} isNeeded={!isComplete} />
      </form>
      <p className={styles.straight}>
        <Icon name="lock" />
        {PAYMENT.straight}
      </p>
      <p className={styles.foot}>{PAY_LINK.until(formatLongDate(link.expires_at, account.time_zone))}</p>
    </>
  )
}
