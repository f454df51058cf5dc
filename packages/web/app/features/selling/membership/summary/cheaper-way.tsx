import { useEffect, useState } from 'react'
import type { Currency } from '@clubhouse/contract/site/club'
import type { MembershipDiscount, MembershipProduct } from '@clubhouse/contract/selling/catalogue'
import { formatShortPrice } from '@clubhouse/domain/format'
import { type Cents, cents } from '@clubhouse/domain/money/money'
import type { CheaperSelection } from '@clubhouse/domain/selling/pricing/cheaper-selection'
import { multiBuyOf } from '@clubhouse/domain/selling/pricing/selection-lines'
import { Icon } from '#ui/icon/icon.tsx'
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
        title={CHEAPER.switched(formatShortPrice(switched.saved, currency))}
        action={CHEAPER.undo}
        onAction={() => replaceEntries(switched.before)}
      />
    )
  }
  if (!found) return null
  return (
    <Nudge
      title={`${CHEAPER.exists(formatShortPrice(found.saves, currency))} —`}
      action={CHEAPER.switch}
      onAction={() => change(found)}
    >
      {inWords(found, currency)}
    </Nudge>
  )
}

type NudgeProps = { title: string; action: string; onAction: () => void; children?: string }

/** One button for there and back, so that whoever pressed it keeps the focus. */
function Nudge({ title, action, onAction, children }: NudgeProps) {
  return (
    <div className={styles.nudge} role="status">
      <Icon name="success" />
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

function inWords({ items, total }: CheaperSelection, currency: Currency): string {
  const bundles = items.flatMap((item) => (item.kind === 'bundle' ? [item] : []))
  const [first, ...others] = bundles
  const price = (amount: Cents) => formatShortPrice(amount, currency)
  if (!first) return CHEAPER.apart(price(total))
  const flat = first.product.metadata.flat_price
  if (others.length === 0 && flat !== null) {
    return CHEAPER.bundle(first.product.name, first.places.length, price(cents(flat)))
  }
  return CHEAPER.bundles(listed(bundles.map(({ product }) => product.name)), price(total))
}

const listed = (names: readonly string[]): string =>
  names.length === 1 ? `the ${names[0]}` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
