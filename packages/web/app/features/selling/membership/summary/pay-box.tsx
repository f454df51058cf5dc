import type { Currency } from '@clubhouse/contract/site/club'
import type { PaymentOption } from '@clubhouse/contract/selling/catalogue'
import { everyPeriod, subscriptionOf } from '@clubhouse/domain/selling/catalogue/plan-words'
import { isBundle, type SelectedItem } from '@clubhouse/domain/selling/catalogue/selection'
import { formatMoney, formatPrice } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { SUMMARY } from '../messages.ts'
import styles from './summary.module.css'
import type { Prices } from './use-prices.ts'

type Props = { items: readonly SelectedItem[]; prices: Prices; currency: Currency }

/** Today and later side by side, from the first plan on. */
export function PayBox({ items, prices: { inFull, byInstalments }, currency }: Props) {
  if (inFull.total === 0) return null
  const subscriptions = optionsOf(items, true)
  const instalments = optionsOf(items, false)
  const hasInstalments = byInstalments.today.total < inFull.today.total
  return (
    <div className={styles.today}>
      <div>
        <span>{subscriptions.length > 0 ? SUMMARY.payToday : SUMMARY.payInFull}</span>
        <span className={styles.money}>{formatPrice(inFull.today.total, currency)}</span>
        <small>{laterWords(items, inFull.later, currency)}</small>
      </div>
      {hasInstalments && (
        <div>
          <span>{SUMMARY.byInstalments}</span>
          <span className={styles.money}>{formatPrice(byInstalments.today.total, currency)}</span>
          <small>{restWords([...instalments, ...subscriptions])}</small>
        </div>
      )}
    </div>
  )
}

function optionsOf(items: readonly SelectedItem[], isSubscription: boolean): PaymentOption[] {
  return items.flatMap((item) => {
    if (isBundle(item)) return isSubscription ? [] : item.product.metadata.payment_options.slice(0, 1)
    const option = subscriptionOf(item.product) ?? item.product.metadata.payment_options[0]
    return option && (option.type === 'subscription') === isSubscription ? [option] : []
  })
}

/** Of one subscription how it goes on, of several how much there is to come, as far as that has an end. */
function laterWords(items: readonly SelectedItem[], later: number, currency: Currency): string {
  const [first, ...others] = items.flatMap((item) => {
    const option = isBundle(item) ? null : subscriptionOf(item.product)
    return option ? [{ option, price: item.product.price }] : []
  })
  if (!first) return SUMMARY.nothingLater
  const said = everyPeriod(first.option)
  if (others.some(({ option }) => everyPeriod(option) !== said)) {
    return later > 0 ? SUMMARY.later(formatMoney(cents(later), currency)) : SUMMARY.restLater
  }
  const each = [first, ...others].reduce((sum, { price }) => sum + price, 0)
  return SUMMARY.thenEvery(formatMoney(cents(each), currency), said.replace(' 1 ', ' '))
}

function restWords(options: readonly PaymentOption[]): string {
  const isAll = (frequency: PaymentOption['frequency']) =>
    options.every((option) => option.frequency === frequency && option.occurrence === 1)
  if (isAll('monthly')) return SUMMARY.restMonthly
  return isAll('weekly') ? SUMMARY.restWeekly : SUMMARY.restLater
}
