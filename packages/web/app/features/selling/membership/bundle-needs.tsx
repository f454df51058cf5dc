import type { BundleProduct } from '@clubhouse/contract/selling/catalogue'
import { type BundleCounts, countOf, limitsOf } from '@clubhouse/domain/selling/catalogue/bundle-limits'
import styles from './bundle-card.module.css'
import { BUNDLE } from './messages.ts'

/** More bars than this say less than the number does. */
const MOST_SLOTS = 10

/** BUNDLE-07: how many adults and children there may be, as slots to fill; those that have to be filled are hatched. */
export function BundleNeeds({ bundle, counts }: { bundle: BundleProduct; counts: BundleCounts }) {
  const kinds = (['Adult', 'Juvenile'] as const).filter((type) =>
    bundle.metadata.products.some(({ metadata }) => metadata.is_juvenile === (type === 'Juvenile')),
  )
  return (
    <div className={styles.needs}>
      {kinds.map((type) => {
        const { min, max } = limitsOf(bundle, type)
        const chosen = bundle.metadata.products
          .filter(({ metadata }) => metadata.is_juvenile === (type === 'Juvenile'))
          .reduce((sum, plan) => sum + countOf(counts, plan), 0)
        const slots = Math.min(MOST_SLOTS, max ?? Math.max(min, chosen))
        return (
          <div key={type} className={styles.need}>
            <p>
              <b>{type === 'Adult' ? BUNDLE.adults : BUNDLE.juveniles}</b>
              <span>{BUNDLE.chosen(chosen, BUNDLE.limits(min, max))}</span>
            </p>
            {slots > 0 && (
              <span className={styles.slots} aria-hidden="true">
                {Array.from({ length: slots }, (_, at) => (
                  <i key={at} data-on={at < chosen || undefined} data-min={at < min || undefined} />
                ))}
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}
