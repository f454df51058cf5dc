import { useState } from 'react'
import type { Currency } from '@clubhouse/contract/site/club'
import type { BundleProduct } from '@clubhouse/contract/selling/catalogue'
import {
  type BundleCounts,
  bundleProblem,
  defaultCounts,
  NOTHING_CHOSEN,
} from '@clubhouse/domain/selling/catalogue/bundle-limits'
import { formatShortPrice } from '@clubhouse/domain/format'
import { priceLines } from '@clubhouse/domain/selling/pricing/price-lines'
import { bundleLine } from '@clubhouse/domain/selling/pricing/selection-lines'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { BundleHead } from './bundle-head.tsx'
import { BundleItems } from './bundle-items.tsx'
import { BundleNeeds } from './bundle-needs.tsx'
import styles from './bundle-card.module.css'
import { whyNot } from './why-not.ts'
import { BUNDLE } from './messages.ts'
import { chooseBundle } from './selection/selection-store.ts'

type Props = {
  bundle: BundleProduct
  currency: Currency
  timeZone: string
  /** How often it is chosen already. */
  count: number
}

/** BUNDLE-01 to BUNDLE-12 */
export function BundleCard({ bundle, currency, timeZone, count }: Props) {
  const [counts, setCounts] = useState<BundleCounts>(() => defaultCounts(bundle))
  const [wasPressed, setPressed] = useState(false)
  const title = `bundle-${bundle.slug}`
  const not = whyNot(bundle.metadata, timeZone)
  const problem = bundleProblem(bundle, counts)
  // BUNDLE-10: of a bundle that nobody has touched nothing is wrong yet.
  const said = problem === NOTHING_CHOSEN && !wasPressed ? null : problem

  function select(): void {
    setPressed(true)
    if (problem !== null || !chooseBundle(bundle, counts)) return
    setPressed(false)
  }

  return (
    <article className={styles.bundle} aria-labelledby={title} data-chosen={count > 0 || undefined}>
      <BundleHead bundle={bundle} currency={currency} timeZone={timeZone} titleId={title} />
      <BundleNeeds bundle={bundle} counts={counts} />
      <BundleItems bundle={bundle} counts={counts} onChange={setCounts} />
      <div className={styles.foot}>
        <p className={styles.state} data-state={problemState(said, problem)} role="status">
          {said !== null && (
            <>
              <Icon name="warning" /> {said}
            </>
          )}
          {problem === null && count === 0 && (
            <>
              <Icon name="check" /> {BUNDLE.ready(formatShortPrice(priceOf(bundle, counts), currency))}
            </>
          )}
        </p>
        {count > 0 && (
          <p className={styles.yours}>
            <Icon name="check" /> {BUNDLE.yours(count)}
          </p>
        )}
        {not === null ? (
          <Button
            variant={count > 0 ? 'secondary' : 'primary'}
            data-keeps-press=""
            aria-describedby={title}
            onClick={select}
          >
            {BUNDLE.select}
          </Button>
        ) : (
          <p className={styles.not}>{not}</p>
        )}
      </div>
    </article>
  )
}

/** What it would cost as it is filled now. */
const priceOf = (bundle: BundleProduct, counts: BundleCounts) =>
  priceLines([bundleLine('0', bundle, counts)], { multiBuys: [], code: null }).total

function problemState(said: string | null, problem: string | null): 'wrong' | 'ready' | 'untouched' {
  if (said !== null) return 'wrong'
  return problem === null ? 'ready' : 'untouched'
}
