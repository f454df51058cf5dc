import { Form, useNavigation } from 'react-router'
import type { MemberClub, SwitchOffer } from '@clubhouse/contract/selling/member-renewal'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { TextArea } from '#ui/field/text-area.tsx'
import { SWITCH } from './messages.ts'
import styles from './renewal.module.css'

interface Props {
  offer: SwitchOffer
  club: MemberClub
  /** The plan that is changed. */
  before: string
  answer: FormAnswer | undefined
}

/** One plan with the sum, line by line, and the wish to the club. */
export function SwitchOfferCard({ offer, club, before, answer }: Props) {
  const { plan, old, next, difference } = offer
  const isSending = useNavigation().formData?.get('plan_id') === plan.product_id
  const money = (amount: number) => formatMoney(cents(Math.abs(amount)), club.currency)
  const lines = [
    [SWITCH.price(plan.name), SWITCH.left(next.days_left, next.days), money(next.part)],
    [SWITCH.used(before), SWITCH.left(old.days_left, old.days), money(old.used)],
    [SWITCH.paid, null, `−${money(old.paid)}`],
  ] as const
  return (
    <Card as="section" padded className={styles.narrow}>
      <h2 className={styles.title}>{plan.name}</h2>
      <dl className={styles.sum} aria-label={SWITCH.sum}>
        {lines.map(([label, how, amount]) => (
          <div key={label}>
            <dt>
              {label} {how && <span className={styles.quiet}>({how})</span>}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{difference >= 0 ? SWITCH.toPay : SWITCH.back}</dt>
          <dd>{money(difference)}</dd>
        </div>
        {old.not_paid > 0 && (
          <div className={classNames(styles.quiet)}>
            <dt>{SWITCH.notPaid}</dt>
            <dd>{money(old.not_paid)}</dd>
          </div>
        )}
      </dl>
      <p className={styles.quiet}>{difference < 0 ? SWITCH.backNote : SWITCH.howNote}</p>
      <Form method="post" className={styles.ask}>
        <FormMessage text={isSending ? null : (answer?.formError ?? null)} />
        <input type="hidden" name="plan_id" value={plan.product_id} />
        <input type="hidden" name="difference" value={difference} />
        <TextArea name="note" label={SWITCH.note} optional rows={2} limit={1000} />
        <Button type="submit" variant="primary" loading={isSending}>
          {SWITCH.ask}
        </Button>
      </Form>
    </Card>
  )
}
