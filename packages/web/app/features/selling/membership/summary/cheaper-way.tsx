import { useEffect, useState } from 'react'
import type { Currency } from '@clubhouse/contract/site/club'
import type {
  MembershipDiscount,
  MembershipProduct,
  PlanProduct,
} from '@clubhouse/contract/selling/catalogue'
import { isBundle } from '@clubhouse/domain/selling/catalogue/selection'
import { formatShortPrice } from '@clubhouse/domain/format'
import { type Cents, cents } from '@clubhouse/domain/money/money'
import type { CheaperSelection } from '@clubhouse/domain/selling/pricing/cheaper-selection'
import { multiBuyOf } from '@clubhouse/domain/selling/pricing/selection-lines'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { CHEAPER } from '../messages.ts'
import type { Entry } from '../selection/entry.ts'
import { regrouped } from '../selection/regroup.ts'
import { replaceEntries, type Selected } from '../selection/selection-store.ts'
import styles from './summary.module.css'

type Props = {
  selected: Selected
  products: readonly MembershipProduct[]
  discounts: readonly MembershipDiscount[]
  currency: Currency
}

interface Switched {
  before: readonly Entry[]
  after: readonly Entry[]
  saved: Cents
}

/** The same plans for less, in one tap; and the way back from it. */
export function CheaperWay({ selected, products, discounts, currency }: Props) {
  const { entries } = selected
  const found = useCheaper(selected, products, discounts)
  const [switched, setSwitched] = useState<Switched | null>(null)

  function change(to: CheaperSelection): void {
    const after = regrouped(entries, to.items)
    replaceEntries(after)
    setSwitched({ before: entries, after, saved: to.saves })
  }

  const isSwitched = switched !== null && switched.after === entries
  if (isSwitched) {
    return (
      <Nudge
        icon="success"
        title={CHEAPER.switched(formatShortPrice(switched.saved, currency))}
        action={CHEAPER.undo}
        onAction={() => replaceEntries(switched.before)}
      />
    )
  }
  if (!found) return null
  return (
    <Nudge
      icon="euro"
      title={CHEAPER.exists(
        formatShortPrice(found.total, currency),
        formatShortPrice(cents(found.total + found.saves), currency),
      )}
      action={CHEAPER.switch}
      onAction={() => change(found)}
    >
      {inWords(found, selected.items, currency)}
    </Nudge>
  )
}

type NudgeProps = { icon: IconName; title: string; action: string; onAction: () => void; children?: string }

/** One button for there and back, so that whoever pressed it keeps the focus. */
function Nudge({ icon, title, action, onAction, children }: NudgeProps) {
  return (
    <div className={styles.nudge} role="status">
      <Icon name={icon} />
      <p>
        <b>{title}</b>{' '}
        <button type="button" className={styles.linklike} onClick={onAction}>
          {action}
        </button>
        {children && <small>{children}</small>}
      </p>
    </div>
  )
}

/** Looked for when there is time, by a part that is fetched when something is chosen; without it nothing is offered. */
function useCheaper({ items }: Selected, products: Props['products'], discounts: Props['discounts']) {
  const [found, setFound] = useState<{ items: Selected['items']; cheaper: CheaperSelection | null } | null>(
    null,
  )
  useEffect(() => {
    if (items.length === 0) return
    let isWanted = true
    async function look(): Promise<void> {
      try {
        const { cheaperSelection } = await import('@clubhouse/domain/selling/pricing/cheaper-selection')
        if (!isWanted) return
        setFound({ items, cheaper: cheaperSelection(items, products, discounts.map(multiBuyOf)) })
      } catch {
        // The part did not come: what is chosen can be bought as it is.
      }
    }
    const cancel = whenIdle(() => void look())
    return () => {
      isWanted = false
      cancel()
    }
  }, [items, products, discounts])
  return found?.items === items ? found.cheaper : null
}

/** Safari has no idle time to ask for. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(work, { timeout: 1000 })
  return () => cancelIdleCallback(asked)
}

/** What moves where, by name: nobody switches to what they cannot see. */
function inWords({ items }: CheaperSelection, chosen: Selected['items'], currency: Currency): string {
  const bundles = items.flatMap((item) => (item.kind === 'bundle' ? [item] : []))
  if (bundles.length === 0) return CHEAPER.apart
  const kept = new Set(items.flatMap((item) => (item.kind === 'kept' ? [item.item] : [])))
  const stays = new Set(bundles.map(({ product }) => product.product_id))
  const gone = chosen.flatMap((item, at) =>
    isBundle(item) && !kept.has(at) && !stays.has(item.product.product_id) ? [item.product.name] : [],
  )
  const atOnce = bundles.flatMap(({ product: { name, metadata } }) =>
    metadata.payment_options.length === 0 ? [name] : [],
  )
  const moves = bundles.map(({ product, places }) => {
    const { flat_price: flat, products } = product.metadata
    const names = namesOf(products, places)
    const price = flat === null ? null : formatShortPrice(cents(flat), currency)
    return CHEAPER.into(listed(names), places.length === 1, product.name, price)
  })
  return [
    ...moves,
    ...(gone.length > 0 ? [CHEAPER.outOf(listed(gone), gone.length === 1)] : []),
    ...(atOnce.length > 0 ? [CHEAPER.inFull(listed(atOnce), atOnce.length === 1)] : []),
  ].join(' ')
}

/** "Senior player", "2 × Juvenile" */
function namesOf(plans: readonly PlanProduct[], places: readonly { planId: string }[]): string[] {
  return plans.flatMap(({ name, metadata }) => {
    const count = places.filter(({ planId }) => planId === metadata.plan_id).length
    if (count === 0) return []
    return count === 1 ? name : `${count} × ${name}`
  })
}

const listed = (names: readonly string[]): string =>
  names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
