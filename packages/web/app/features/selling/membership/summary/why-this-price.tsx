import type { Currency } from '@clubhouse/contract/site/club'
import type { MembershipDiscount } from '@clubhouse/contract/selling/catalogue'
import type { SelectedItem } from '@clubhouse/domain/selling/catalogue/selection'
import { formatMoney, formatNumber, formatPrice } from '@clubhouse/domain/format'
import { type Cents, cents } from '@clubhouse/domain/money/money'
import { linesOf, multiBuyOf } from '@clubhouse/domain/selling/pricing/selection-lines'
import {
  type ExplainedDiscount,
  type ExplainedLine,
  explainPrice,
} from '@clubhouse/domain/selling/pricing/why-this-price'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { SUMMARY, WHY } from '../messages.ts'
import styles from './summary.module.css'

type Props = {
  items: readonly SelectedItem[]
  discounts: readonly MembershipDiscount[]
  currency: Currency
}

/** Line by line: what each costs and why, which discounts are used, and what the others would take. */
export function WhyThisPrice({ items, discounts, currency }: Props) {
  const money = (amount: number) => formatMoney(cents(amount), currency)
  const explained = explainPrice(linesOf(items, 'in full'), discounts.map(multiBuyOf))
  return (
    <details className={styles.fold}>
      <summary>
        <Icon name="info" /> {WHY.title} <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <dl className={styles.sums}>
        {explained.lines.map((line) => (
          <div key={line.ids.join()}>
            <dt>
              {items[Number(line.ids[0])]?.product.name}
              <span>{lineWords(line, money)}</span>
            </dt>
            <dd>{formatPrice(line.subtotal, currency)}</dd>
          </div>
        ))}
        {explained.lines.map(
          ({ ids, earlyBird }) =>
            earlyBird && (
              <div key={`early ${ids.join()}`}>
                <dt>
                  {earlyBird.name}
                  <span>{WHY.earlyBird(items[Number(ids[0])]?.product.name ?? '')}</span>
                </dt>
                <dd className={styles.off}>−{money(earlyBird.amount)}</dd>
              </div>
            ),
        )}
        {explained.discounts.map((discount) => (
          <div key={discount.id} className={classNames(!discount.isUsed && styles.muted)}>
            <dt>
              {discount.name}
              <span>{discountWords(discount, money)}</span>
            </dt>
            <dd className={classNames(discount.isUsed && styles.off)}>
              {discount.isUsed ? `−${money(discount.amount)}` : WHY.none}
            </dd>
          </div>
        ))}
        <div className={styles.end}>
          <dt>{SUMMARY.total}</dt>
          <dd>{formatPrice(explained.total, currency)}</dd>
        </div>
      </dl>
    </details>
  )
}

type Money = (amount: Cents | number) => string

export function lineWords({ ids, reason }: ExplainedLine, money: Money): string {
  const count = ids.length
  switch (reason.kind) {
    case 'price':
      return WHY.times(count, money(reason.each))
    case 'payments':
      return WHY.payments(count, reason.payments, money(reason.each))
    case 'first payment':
      return WHY.first(money(reason.each))
    case 'flat':
      return WHY.flat
    case 'sum':
      return WHY.sum(reason.plans)
    case 'cap':
      return WHY.cap(reason.plans, money(reason.sum))
  }
}

export function discountWords(discount: ExplainedDiscount, money: Money): string {
  const isPercent = discount.type === 'percentage'
  if (!discount.isUsed) {
    const { missing, inBundles } = discount
    return inBundles >= missing ? WHY.notUsedInBundle : WHY.notUsed(missing)
  }
  const { offering, of, next } = discount
  const used = isPercent
    ? WHY.percent(formatNumber(offering.amount), money(of))
    : WHY.once(money(offering.amount), offering.products)
  if (!next) return used
  const more = isPercent
    ? WHY.nextPercent(next.missing, formatNumber(next.amount))
    : WHY.nextAmount(next.missing, money(next.amount))
  return `${used} ${more}`
}
