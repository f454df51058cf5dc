import type { Currency } from '@clubhouse/contract/site/club'
import type { PlanProduct } from '@clubhouse/contract/selling/catalogue'
import {
  agesInWords,
  everyPeriod,
  instalmentsInWords,
  orByInstalments,
  paymentBadge,
  subscriptionOf,
  validUntil,
} from '@clubhouse/domain/selling/catalogue/plan-words'
import { priceToday, untilInWords } from '@clubhouse/domain/selling/catalogue/early-bird'
import { formatShortPrice } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { Badge } from '#ui/badge/badge.tsx'
import { FEW_LEFT, PLAN } from './messages.ts'
import styles from './plan-card.module.css'

/** What a parent asks first: for whom it is, and whether there is room. */
export function PlanWho({ plan }: { plan: PlanProduct }) {
  const {
    is_juvenile: isJuvenile,
    ages,
    availability,
    available_count: left,
    early_bird: bird,
  } = plan.metadata
  const who = [isJuvenile ? PLAN.juvenile : PLAN.adult, agesInWords(ages)].filter(Boolean).join(' · ')
  return (
    <p className={styles.who}>
      <span>{who}</span>
      {availability === 'limited' && left !== null && (
        <Badge
          tone={left <= FEW_LEFT ? 'warning' : 'neutral'}
          {...(left <= FEW_LEFT && { icon: 'clock' as const })}
        >
          {PLAN.left(left)}
        </Badge>
      )}
      {bird && (
        <Badge tone="primary" icon="clock">
          {bird.name}
        </Badge>
      )}
    </p>
  )
}

/** MEMB-18, MEMB-20 */
export function PlanPrice({ plan, currency }: { plan: PlanProduct; currency: Currency }) {
  const subscription = subscriptionOf(plan)
  const { early_bird: bird } = plan.metadata
  const price = priceToday(plan)
  const instalments = orByInstalments({ ...plan, price }, currency)
  return (
    <p className={styles.price}>
      {bird && (
        <s>
          <span className="visually-hidden">{PLAN.was} </span>
          {formatShortPrice(cents(plan.price), currency)}
        </s>
      )}
      <span className={styles.money}>{formatShortPrice(price, currency)}</span>{' '}
      {bird && <small>{untilInWords(bird)}</small>}
      {subscription && plan.price > 0 && <Every words={everyPeriod(subscription)} />}
      {!subscription && instalments && <small>{instalments}</small>}
    </p>
  )
}

/** "every 1 month" is how it is written down, and "every month" how it is said. */
function Every({ words }: { words: string }) {
  const [every, rest] = words.split(' 1 ')
  if (rest === undefined) return <small>{words}</small>
  return (
    <small>
      {every} <span className="visually-hidden">1 </span>
      {rest}
    </small>
  )
}

/** MEMB-16, MEMB-19 */
export function PlanFacts({ plan }: { plan: PlanProduct }) {
  const { end } = plan.metadata.subscription.period
  const badge = paymentBadge(plan)
  const instalments = instalmentsInWords(plan)
  return (
    <p className={styles.facts}>
      {badge === 'subscription' && (
        <Badge tone="primary" icon="redo">
          {PLAN.subscription}
        </Badge>
      )}
      {badge === 'instalments' && instalments && (
        <Badge tone="primary" icon="calendar">
          {instalments}
        </Badge>
      )}
      {end === null ? (
        <span>{validUntil(null)}</span>
      ) : (
        <span>
          {PLAN.validUntil} <time dateTime={end}>{validUntil(end)}</time>
        </span>
      )}
    </p>
  )
}
