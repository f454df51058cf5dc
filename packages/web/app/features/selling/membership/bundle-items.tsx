import { useState } from 'react'
import type { BundleProduct, PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { isBuyable } from '@clubhouse/domain/selling/catalogue/availability'
import {
  type BundleCounts,
  countOf,
  isOptional,
  mayAdd,
  mayRemove,
} from '@clubhouse/domain/selling/catalogue/bundle-limits'
import { Button } from '#ui/button/button.tsx'
import { Stepper } from '#ui/stepper/stepper.tsx'
import styles from './bundle-card.module.css'
import { BUNDLE, BUNDLE_TEXT, PLAN } from './messages.ts'

type Props = {
  bundle: BundleProduct
  counts: BundleCounts
  onChange: (counts: BundleCounts) => void
}

/** BUNDLE-03, BUNDLE-06, BUNDLE-11, BUNDLE-12 */
export function BundleItems({ bundle, counts, onChange }: Props) {
  const [isWhole, setWhole] = useState(false)
  const { products } = bundle.metadata
  const rest = products.length - BUNDLE_TEXT.itemsShown
  const shown = isWhole ? products : products.slice(0, BUNDLE_TEXT.itemsShown)
  const list = `items-${bundle.slug}`
  const change = (plan: PlanProduct, by: number) =>
    onChange({ ...counts, [plan.metadata.plan_id]: countOf(counts, plan) + by })
  return (
    <>
      <ul id={list} className={styles.items} role="list">
        {shown.map((plan) => {
          const isSold = isBuyable(plan.metadata.availability)
          return (
            <li key={plan.metadata.plan_id}>
              <span>
                <b>{plan.name}</b> {isOptional(plan) && BUNDLE.optional}
                <small>{aboutItem(plan)}</small>
              </span>
              <Stepper
                label={plan.name}
                count={countOf(counts, plan)}
                onLess={mayRemove(counts, plan) ? () => change(plan, -1) : undefined}
                onMore={isSold && mayAdd(bundle, counts, plan) ? () => change(plan, 1) : undefined}
              />
            </li>
          )
        })}
      </ul>
      {rest > 0 && (
        <Button
          variant="quiet"
          className={styles.more}
          iconAfter={isWhole ? 'chevron-up' : 'chevron-down'}
          aria-expanded={isWhole}
          aria-controls={list}
          data-keeps-press=""
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? BUNDLE.showLess : `${BUNDLE.showMore} (${rest})`}
        </Button>
      )}
    </>
  )
}

/** "Juvenile, up to 4, 2 left" */
function aboutItem({ metadata }: PlanProduct): string {
  const { min_allowed: min, max_allowed: max } = metadata.bundle_item_condition ?? {}
  const { availability, available_count: left, is_juvenile: isJuvenile } = metadata
  const soldOut = `${PLAN.soldOut[0]?.toUpperCase()}${PLAN.soldOut.slice(1)}`
  return [
    isJuvenile ? PLAN.juvenile : PLAN.adult,
    BUNDLE.limits(min ?? 0, max ?? null),
    availability === 'sold_out' && soldOut,
    availability === 'limited' && left !== null && PLAN.left(left),
  ]
    .filter(Boolean)
    .join(', ')
}
