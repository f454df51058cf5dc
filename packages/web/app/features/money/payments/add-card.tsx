import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PaymentSettings } from '@clubhouse/domain/web/page-context'
import { followingPost } from '#lib/page/may-have-changed.ts'
import { useSite } from '#lib/page/site-data.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { Section } from '#parts/money/payments/section.tsx'
import { CardNeeded } from '#parts/money/payment-element/card-needed.tsx'
import { PaymentElement } from '#parts/money/payment-element/payment-element.tsx'
import type { PaymentHandle } from '#parts/money/payment-element/payment-types.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import type { BackFromBank } from './back-from-bank.ts'
import { ARREARS, CARDS } from './messages.ts'
import { type Ended, keepCard, takeCard } from './money-calls.ts'
import styles from './payments.module.css'

interface Props {
  payments: PaymentSettings
  back: BackFromBank | null
  /** The first card is used first anyway. */
  isOnly: boolean
}

/** MYACC-02: a card is entered at the gateway, and kept by its name there. */
export function AddCard({ payments, back, isOnly }: Props) {
  const navigate = useNavigate()
  const currency = useSite()?.worn?.currency ?? 'EUR'
  const id = useId()
  const needed = `${id}-needed`
  const element = useRef<PaymentHandle | null>(null)
  // A card that was added leaves an empty form.
  const [round, setRound] = useState(0)
  const [isComplete, setComplete] = useState(false)
  const [isFirst, setFirst] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(back?.isDone === false ? ARREARS.notConfirmed : null)

  async function finish(taken: { id: string } | Ended): Promise<void> {
    if ('id' in taken) {
      await followingPost(() => navigate(withNotice('/payments/methods', 'card-added'), { replace: true }))
      setRound((last) => last + 1)
      setComplete(false)
    } else if (taken.kind === 'leaving') return
    else setProblem('message' in taken ? taken.message : CARDS.failed)
    setBusy(false)
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy || !element.current) return
    setBusy(true)
    setProblem(null)
    await finish(await takeCard(element.current, { isFirst }))
  }

  const comeBack = useEffectEvent(async () => {
    if (!back?.isDone || back.what === 'paid') return
    setBusy(true)
    await finish(await keepCard(back.reference, back.what === 'first'))
  })
  useEffect(() => queueMicrotask(() => void comeBack()), [])

  return (
    <Section title={CARDS.add}>
      <form
        id={id}
        tabIndex={-1}
        method="post"
        className={styles.form}
        onSubmit={(event) => void submit(event)}
      >
        <PaymentElement
          key={round}
          {...payments}
          ref={element}
          amount={0}
          currency={currency.toLowerCase()}
          onBehalfOf={null}
          savesCard
          isDisabled={isBusy}
          onChange={(change) => setComplete(change.isComplete)}
        />
        {!isOnly && (
          <Checkbox
            label={CARDS.isFirst}
            checked={isFirst}
            disabled={isBusy}
            onChange={({ currentTarget }) => setFirst(currentTarget.checked)}
          />
        )}
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          wide
          loading={isBusy}
          disabled={!isComplete}
          aria-describedby={isComplete ? undefined : needed}
        >
          {CARDS.save}
        </Button>
        <CardNeeded id={needed} form={id} isNeeded={!isComplete} />
      </form>
    </Section>
  )
}
