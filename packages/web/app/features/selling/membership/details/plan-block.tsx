import type { ReactNode } from 'react'
import type { Currency } from '@clubhouse/contract/site/club'
import { agesInWords } from '@clubhouse/domain/selling/catalogue/plan-words'
import { priceToday } from '@clubhouse/domain/selling/catalogue/early-bird'
import { formatPrice } from '@clubhouse/domain/format'
import type { Block } from '@clubhouse/domain/people/registration/blocks'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './plan-block.module.css'
import { BLOCK } from './messages.ts'

interface Props {
  block: Block
  /** MEMB-53: the one to be filled in now. */
  isCurrent: boolean
  /** MEMB-55 */
  isFlagged: boolean
  currency: Currency
  children: ReactNode
}

export const blockId = (number: number): string => `plan-${number}`

/** MEMB-36: a numbered block with its tick or cross, and those whom it asks about. */
export function PlanBlock({ block, isCurrent, isFlagged, currency, children }: Props) {
  const { place, isDone, remaining, rows } = block
  const { number, plan, bundle } = place
  const isLocked = !isDone && rows.every(({ lock }) => lock !== null)
  const state = isDone ? 'done' : isCurrent ? 'now' : isLocked ? 'locked' : 'open'
  const price = formatPrice(priceToday(plan), currency)
  const facts = [
    BLOCK.kind(plan.metadata.is_juvenile),
    agesInWords(plan.metadata.ages)?.toLowerCase(),
    bundle ? BLOCK.inBundle(bundle.name) : price,
  ]
  return (
    <section
      id={blockId(number)}
      className={styles.block}
      data-state={state}
      data-flagged={isFlagged || undefined}
      aria-labelledby={`${blockId(number)}-title`}
      tabIndex={-1}
    >
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          <span>{number}</span>
        </span>
        <h2 id={`${blockId(number)}-title`}>
          <span className="visually-hidden">{number}. </span>
          {plan.name}
        </h2>
        <span className={styles.state}>
          <Icon name={isDone ? 'success' : 'cross'} />
          {isDone ? BLOCK.done : BLOCK.toGo(remaining)}
        </span>
        <p className={styles.facts}>{facts.filter(Boolean).join(', ')}</p>
      </div>
      <ul className={styles.people} role="list">
        {children}
      </ul>
    </section>
  )
}
