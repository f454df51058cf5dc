import { useState } from 'react'
import type { MembershipDiscount, MembershipProduct } from '@clubhouse/contract/selling/catalogue'
import { placesOf } from '@clubhouse/domain/people/registration/places'
import { countsOf, OVER_SOLD } from '@clubhouse/domain/selling/catalogue/selection'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { useClub } from '#lib/page/site-data.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { SUMMARY } from '../messages.ts'
import { useSelection } from '../selection/selection-store.ts'
import { AddedPopup } from './added-popup.tsx'
import { CheaperWay } from './cheaper-way.tsx'
import { ContinueButton, WhatRemains } from './continue-button.tsx'
import { DiscountsFailed, GoneNote, Warning } from './notes.tsx'
import { PayBox } from './pay-box.tsx'
import { SummaryLines } from './summary-lines.tsx'
import { SummaryTotals } from './summary-totals.tsx'
import styles from './summary.module.css'
import { useContinue } from './use-continue.ts'
import { usePrices } from './use-prices.ts'
import { WhyThisPrice } from './why-this-price.tsx'

type Props = {
  discounts: readonly MembershipDiscount[]
  hasDiscountsFailed: boolean
  /** Of the programmes that are known, for the search of a cheaper combination. */
  products: readonly MembershipProduct[]
}

/** MEMB-31 to MEMB-34: beside the plans; at 768 px and less a bar at the foot of the screen that opens. */
export function Summary({ discounts, hasDiscountsFailed, products }: Props) {
  const { account } = useClub()
  const { currency } = account
  const selected = useSelection()
  const { items, overSold, gone } = selected
  const prices = usePrices(items, discounts)
  const going = useContinue(account.slug, items)
  const [isOpen, setOpen] = useState(false)
  const { plans, bundles } = countsOf({ items, overSold })
  const isEmpty = items.length === 0
  const { total, subtotal } = prices.inFull
  const off = cents(subtotal - total)
  const counts = SUMMARY.counts(plans, bundles)
  // For whom it is, however it was put together.
  const people = SUMMARY.memberships(placesOf(items).length)
  const withDiscount = off > 0 ? `${people}, ${SUMMARY.off(formatMoney(off, currency))}` : people
  const barLine = going.why ?? withDiscount
  return (
    <aside
      id="summary"
      className={styles.side}
      aria-labelledby="summary-title"
      data-open={isOpen || undefined}
    >
      <div className={styles.bar} data-sticky-bar="">
        <button
          type="button"
          className={styles.sum}
          aria-expanded={isOpen}
          aria-controls="summary-body"
          data-keeps-press=""
          onClick={() => setOpen(!isOpen)}
        >
          <b>
            {formatMoney(total, currency)} <Icon name={isOpen ? 'chevron-down' : 'chevron-up'} />
          </b>
          <span>{barLine}</span>
          <span className="visually-hidden">{isOpen ? SUMMARY.hide : SUMMARY.show}</span>
        </button>
        <ContinueButton going={going} />
      </div>
      <div id="summary-body" className={styles.panel}>
        <div className={styles.head}>
          <h2 id="summary-title">{SUMMARY.title}</h2>
          <span>{counts}</span>
        </div>
        <div className={styles.body}>
          <GoneNote gone={gone} />
          {isEmpty ? (
            <p className={styles.muted}>{SUMMARY.empty}</p>
          ) : (
            <SummaryLines selected={selected} currency={currency} />
          )}
          {overSold !== null && <Warning>{OVER_SOLD}</Warning>}
          {hasDiscountsFailed && <DiscountsFailed />}
          <SummaryTotals priced={prices.inFull} currency={currency} />
          <CheaperWay selected={selected} products={products} discounts={discounts} currency={currency} />
          {!isEmpty && <PayBox items={items} prices={prices} currency={currency} />}
          <div className={styles.way}>
            <ContinueButton going={going} wide />
          </div>
          <WhatRemains going={going} />
          {!isEmpty && <WhyThisPrice items={items} discounts={discounts} currency={currency} />}
        </div>
      </div>
      <AddedPopup additions={selected.additions} counts={counts} total={formatMoney(total, currency)} />
    </aside>
  )
}
