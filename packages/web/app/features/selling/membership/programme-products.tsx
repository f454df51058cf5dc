import type { BundleProduct, MembershipProduct, PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { placesTaken, type SelectedItem } from '@clubhouse/domain/selling/catalogue/selection'
import { useClub } from '#lib/page/site-data.ts'
import { BundleCard } from './bundle-card.tsx'
import { PROGRAMME } from './messages.ts'
import { PlanCard } from './plan-card.tsx'
import styles from './programme-panel.module.css'
import { useSelection } from './selection/selection-store.ts'
import { WhichFits } from './which-fits.tsx'

/** MEMB-14, MEMB-15, BUNDLE-01: plans first, then the bundles of them. */
export function ProgrammeProducts({ products }: { products: readonly MembershipProduct[] }) {
  const { account } = useClub()
  const { items } = useSelection()
  const about = { currency: account.currency, timeZone: account.time_zone }
  const plans = products.filter((product): product is PlanProduct => product.type === 'Plan')
  const bundles = products.filter((product): product is BundleProduct => product.type === 'Bundle')
  const chosen = ({ product_id: id }: MembershipProduct) =>
    items.filter(({ product }) => product.product_id === id).length
  if (products.length === 0) return <p className={styles.empty}>{PROGRAMME.empty}</p>
  return (
    <>
      {plans.length > 0 && (
        <div className={styles.plans} data-count={Math.min(plans.length, 3)}>
          {plans.map((plan) => (
            <PlanCard
              key={plan.product_id}
              plan={plan}
              count={chosen(plan)}
              capacity={capacityIn(plan, items)}
              {...about}
            />
          ))}
        </div>
      )}
      <WhichFits plans={plans} />
      {bundles.length > 0 && (
        <section className={styles.bundles}>
          <header>
            <h3>{PROGRAMME.bundles}</h3>
            <small>{PROGRAMME.aboutBundles}</small>
          </header>
          {bundles.map((bundle) => (
            <BundleCard key={bundle.product_id} bundle={bundle} count={chosen(bundle)} {...about} />
          ))}
        </section>
      )}
    </>
  )
}

/** MEMB-21: how many more of it are to be had; null for as many as come. */
function capacityIn({ metadata }: PlanProduct, items: readonly SelectedItem[]): number | null {
  const { available_count: left, plan_id: planId } = metadata
  return left === null ? null : Math.max(0, left - placesTaken(items, planId))
}
