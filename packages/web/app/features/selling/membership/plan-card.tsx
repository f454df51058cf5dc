import { useState } from 'react'
import type { Currency } from '@clubhouse/contract/site/club'
import type { PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { isBuyable } from '@clubhouse/domain/selling/catalogue/availability'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Stepper } from '#ui/stepper/stepper.tsx'
import { whyNot } from './why-not.ts'
import { PLAN } from './messages.ts'
import { PlanFacts, PlanPrice, PlanWho } from './plan-facts.tsx'
import styles from './plan-card.module.css'
import { chooseOneLess, choosePlan, deselectPlan } from './selection/selection-store.ts'
import { HeldPlace, WaitForPlace } from './waiting/plan-waiting.tsx'

type Props = {
  plan: PlanProduct
  currency: Currency
  timeZone: string
  /** How many of it are chosen by themselves, and how many more could be. */
  count: number
  capacity: number | null
}

/** MEMB-15 to MEMB-22 */
export function PlanCard({ plan, currency, timeZone, count, capacity }: Props) {
  const title = `plan-${plan.slug}`
  const isChosen = count > 0
  const isGone = !isBuyable(plan.metadata.availability) && !isChosen
  return (
    <article
      className={classNames(styles.plan, isChosen && styles.chosen, isGone && styles.gone)}
      aria-labelledby={title}
    >
      <PlanWho plan={plan} />
      <h3 id={title} className={styles.name}>
        {plan.name}
      </h3>
      <PlanPrice plan={plan} currency={currency} />
      {plan.description && <p className={styles.text}>{plan.description}</p>}
      <PlanFacts plan={plan} />
      <div className={styles.act}>
        {isGone ? (
          <NotForSale plan={plan} timeZone={timeZone} />
        ) : (
          <>
            <HeldPlace plan={plan} timeZone={timeZone} />
            <Choose plan={plan} count={count} capacity={capacity} />
          </>
        )}
      </div>
    </article>
  )
}

function Choose({ plan, count, capacity }: Pick<Props, 'plan' | 'count' | 'capacity'>) {
  const [wanted, setWanted] = useState(1)
  const { product_id: id, name } = plan
  if (count > 0) {
    return (
      <>
        <Stepper
          label={name}
          count={count}
          onLess={() => chooseOneLess(id)}
          onMore={capacity === 0 ? undefined : () => choosePlan(plan, 1)}
        />
        <Button
          variant="quiet"
          icon="check"
          className={styles.said}
          aria-label={PLAN.remove(name)}
          onClick={() => deselectPlan(id)}
        >
          {PLAN.selected}
        </Button>
      </>
    )
  }
  const most = capacity ?? Number.POSITIVE_INFINITY
  return (
    <>
      <Stepper
        label={name}
        count={wanted}
        onLess={wanted > 1 ? () => setWanted(wanted - 1) : undefined}
        onMore={wanted < most ? () => setWanted(wanted + 1) : undefined}
      />
      <Button
        variant="primary"
        className={styles.select}
        data-keeps-press=""
        aria-describedby={`plan-${plan.slug}`}
        onClick={() => {
          if (choosePlan(plan, wanted)) setWanted(1)
        }}
      >
        {PLAN.select}
      </Button>
    </>
  )
}

function NotForSale({ plan, timeZone }: Pick<Props, 'plan' | 'timeZone'>) {
  if (plan.metadata.availability === 'sold_out') return <WaitForPlace plan={plan} />
  return <p className={styles.not}>{whyNot(plan.metadata, timeZone)}</p>
}
