import type { Currency } from '@clubhouse/contract/site/club'
import type { PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { countOf, mayAdd } from '@clubhouse/domain/selling/catalogue/bundle-limits'
import { recursInWords } from '@clubhouse/domain/selling/catalogue/plan-words'
import {
  type BundleInSelection,
  isBundle,
  mayRemoveFromBundle,
} from '@clubhouse/domain/selling/catalogue/selection'
import { earlyBirdDiscount } from '@clubhouse/domain/selling/catalogue/early-bird'
import { formatMoney, formatPrice } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { subtotalOf } from '@clubhouse/domain/selling/pricing/payments'
import { priceLines } from '@clubhouse/domain/selling/pricing/price-lines'
import { linesOf, paymentOf } from '@clubhouse/domain/selling/pricing/selection-lines'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Stepper } from '#ui/stepper/stepper.tsx'
import { PLAN, SUMMARY, WHY } from '../messages.ts'
import {
  changeChosenBundle,
  chooseOneLess,
  choosePlan,
  removeBundle,
  type Selected,
} from '../selection/selection-store.ts'
import { namedLines } from './named-lines.ts'
import styles from './summary.module.css'

/** Plans of a kind are one line with its steps; each bundle is one, with those in it. */
export function SummaryLines({ selected, currency }: { selected: Selected; currency: Currency }) {
  return (
    <ul className={styles.lines} role="list">
      {namedLines(selected.items).map(({ item, places }) =>
        isBundle(item) ? (
          <BundleLine key={places.join()} item={item} at={places[0] ?? 0} currency={currency} />
        ) : (
          <PlanLine
            key={item.product.product_id}
            plan={item.product}
            count={places.length}
            currency={currency}
          />
        ),
      )}
    </ul>
  )
}

type PlanLineProps = { plan: PlanProduct; count: number; currency: Currency }

function PlanLine({ plan, count, currency }: PlanLineProps) {
  const { name, product_id: id } = plan
  // Of a subscription that ends, all its payments: what the total counts.
  const before = subtotalOf(cents(plan.price), paymentOf(plan, 'in full'))
  const { early_bird: bird } = plan.metadata
  const price = cents(before - (bird?.amount ?? 0))
  return (
    <li className={styles.line}>
      <b>{name}</b>
      <span className={styles.number}>
        {bird && (
          <>
            <s className={styles.was}>
              <span className="visually-hidden">{PLAN.was} </span>
              {formatMoney(cents(before * count), currency)}
            </s>{' '}
          </>
        )}
        {formatPrice(cents(price * count), currency)}
      </span>
      <span className={styles.muted}>
        {count > 1 && price > 0 ? timesWords(plan, count, formatMoney(price, currency)) : kindWords(plan)}
        {bird && `, ${earlyBirdDiscount(bird).name}`}
      </span>
      <Stepper
        size="small"
        label={name}
        count={count}
        onLess={() => chooseOneLess(id)}
        // MEMB-24: one too many is refused and said, where everybody reads it.
        onMore={() => choosePlan(plan, 1)}
      />
    </li>
  )
}

/** MEMB-17, MEMB-20: of a subscription how it goes on, of the others for whom it is. */
const kindWords = (plan: PlanProduct): string =>
  recursInWords(plan) ?? (plan.metadata.is_juvenile ? PLAN.juvenile : PLAN.adult)

/** Of several what each costs, and of a subscription how it goes on as well. */
const timesWords = (plan: PlanProduct, count: number, price: string): string =>
  [WHY.times(count, price), recursInWords(plan)].filter(Boolean).join(', ')

type BundleLineProps = { item: BundleInSelection; at: number; currency: Currency }

function BundleLine({ item, at, currency }: BundleLineProps) {
  const { product, counts } = item
  const { total } = priceLines(linesOf([item], 'in full'), { multiBuys: [], code: null })
  const inside = product.metadata.products.filter((plan) => countOf(counts, plan) > 0)
  return (
    <li className={styles.line}>
      <b>{product.name}</b>
      <span className={styles.number}>{formatPrice(total, currency)}</span>
      <ul className={styles.inside} role="list" aria-label={product.name}>
        {inside.map((plan) => (
          <li key={plan.metadata.plan_id}>
            <span>{plan.name}</span>
            <Stepper
              size="small"
              label={`${plan.name}, ${product.name}`}
              count={countOf(counts, plan)}
              onLess={mayRemoveFromBundle(item, plan) ? () => changeChosenBundle(at, plan, -1) : undefined}
              onMore={mayAdd(product, counts, plan) ? () => changeChosenBundle(at, plan, 1) : undefined}
            />
          </li>
        ))}
      </ul>
      <IconButton
        className={styles.remove}
        size="small"
        icon="trash"
        label={SUMMARY.removeBundle(product.name)}
        onClick={() => removeBundle(at)}
      />
    </li>
  )
}
