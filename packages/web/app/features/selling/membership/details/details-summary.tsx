import { useState } from 'react'
import type { MembershipDiscount } from '@clubhouse/contract/selling/catalogue'
import { countsOf } from '@clubhouse/domain/selling/catalogue/selection'
import { formatPrice } from '@clubhouse/domain/format'
import { nextRow } from '@clubhouse/domain/people/registration/blocks'
import { useClub } from '#lib/page/site-data.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { SUMMARY as CHOSEN } from '../messages.ts'
import { GoneNote } from '../summary/notes.tsx'
import { PayBox } from '../summary/pay-box.tsx'
import { SummaryTotals } from '../summary/summary-totals.tsx'
import summaryStyles from '../summary/summary.module.css'
import { usePrices } from '../summary/use-prices.ts'
import { WhyThisPrice } from '../summary/why-this-price.tsx'
import { SUMMARY } from './messages.ts'
import { Progress } from './progress.tsx'
import { RegisteredLines } from './adding/registered-lines.tsx'
import { SIGN_IN_PANEL } from './sign-in-panel.tsx'
import { StillNeeded } from './still-needed.tsx'
import styles from './details-summary.module.css'
import type { Filling } from './use-filling.ts'

interface Props {
  filling: Filling
  discounts: readonly MembershipDiscount[]
  hasDiscountsFailed: boolean
  isSignedIn: boolean
  isAdding: boolean
  onNext: () => void
  onAdd: () => void
}

/** MEMB-31, MEMB-32: what it costs, who is in it, how far one has come, and the way into the cart. */
export function DetailsSummary(props: Props) {
  const { filling, discounts, isSignedIn, isAdding, onNext, onAdd } = props
  const { blocks, selected, registrations } = filling
  const { items } = selected
  const { currency } = useClub().account
  const prices = usePrices(items, discounts)
  const [isOpen, setOpen] = useState(false)
  const { plans, bundles } = countsOf({ items, overSold: null })
  const done = blocks.filter(({ isDone }) => isDone).length
  const isReady = isSignedIn && done === blocks.length
  const next = nextRow(blocks)
  const addButton = (isWide: boolean) => (
    <Button
      variant="primary"
      size={isWide ? 'large' : 'medium'}
      icon="cart"
      wide={isWide}
      keepsFocus
      disabled={!isReady}
      loading={isAdding}
      aria-describedby={isReady ? undefined : 'still-needed'}
      onClick={onAdd}
    >
      {SUMMARY.add}
    </Button>
  )
  return (
    <aside
      id="summary"
      className={summaryStyles['side']}
      aria-labelledby="summary-title"
      data-open={isOpen || undefined}
    >
      <div className={summaryStyles['bar']}>
        <button
          type="button"
          className={summaryStyles['sum']}
          aria-expanded={isOpen}
          aria-controls="summary-body"
          onClick={() => setOpen(!isOpen)}
        >
          <b>
            {formatPrice(prices.inFull.total, currency)}{' '}
            <Icon name={isOpen ? 'chevron-down' : 'chevron-up'} />
          </b>
          <span>{SUMMARY.progress(done, blocks.length)}</span>
          <span className="visually-hidden">{isOpen ? CHOSEN.hide : CHOSEN.show}</span>
        </button>
        {isSignedIn && next && (
          <Button variant="primary" onClick={onNext}>
            {SUMMARY.next(next.block.place.number)}
          </Button>
        )}
        {isSignedIn && !next && addButton(false)}
        {!isSignedIn && (
          <a className={styles.signIn} href={`#${SIGN_IN_PANEL}`}>
            {SUMMARY.signIn}
          </a>
        )}
      </div>
      <div id="summary-body" className={summaryStyles['panel']}>
        <div className={summaryStyles['head']}>
          <h2 id="summary-title">{CHOSEN.title}</h2>
          <span>{CHOSEN.counts(plans, bundles)}</span>
        </div>
        <div className={summaryStyles['body']}>
          <GoneNote gone={selected.gone} />
          <Progress blocks={blocks} />
          <RegisteredLines items={items} blocks={blocks} priced={prices.inFull} currency={currency} />
          {props.hasDiscountsFailed && (
            <p className={summaryStyles['warning']} role="alert">
              <Icon name="warning" /> {CHOSEN.discountsFailed}
            </p>
          )}
          <SummaryTotals priced={prices.inFull} currency={currency} />
          <PayBox items={items} prices={prices} currency={currency} />
          {addButton(true)}
          <p className="visually-hidden" role="status">
            {isAdding && SUMMARY.adding}
          </p>
          <StillNeeded
            id="still-needed"
            blocks={blocks}
            isSignedIn={isSignedIn}
            hasTried={registrations.hasTried}
            onGo={() => setOpen(false)}
          />
          <WhyThisPrice items={items} discounts={discounts} currency={currency} />
        </div>
      </div>
    </aside>
  )
}
