import { Link } from 'react-router'
import type { Currency, Theme } from '@clubhouse/contract/site/club'
import type { AuditEvent } from '@clubhouse/contract/office/audit-events'
import type { OfficePlan, PlanFields } from '@clubhouse/contract/selling/office/plans'
import {
  agesInWords,
  everyPeriod,
  orByInstalments,
  subscriptionOf,
} from '@clubhouse/domain/selling/catalogue/plan-words'
import { formatShortPrice } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { ClubTime } from '#parts/office/club-time.ts'
import { AsideCard } from '#parts/office/edit/edit-frame.tsx'
import { History } from '#parts/office/record/history.tsx'
import { useEdited } from '#parts/office/record/record-frame.tsx'
import styles from '#parts/office/record/record.module.css'
import { priceIn } from '#parts/office/record/sold-columns.tsx'
import { PLANS, PROGRAMMES } from '../messages.ts'
import { read } from './plan-kind.ts'

interface Props {
  kept: OfficePlan | null
  events: AuditEvent[] | null | undefined
  time: ClubTime
  font: Theme['heading_font']
  currency: Currency
}

/** How it looks outside, whom it reaches, what saving does, history. */
export function PlanAside({ kept, events, time, font, currency }: Props) {
  const { values, isToRead } = useEdited()
  const plan = read(values).fields
  return (
    <>
      <AsideCard title={PLANS.aside.outside}>
        <Face plan={plan} font={font} currency={currency} />
      </AsideCard>
      {kept && <Reach plan={kept} isToRead={isToRead} />}
      {!isToRead && (
        <AsideCard title={PLANS.aside.save}>
          <ul className={styles.follows}>
            {whatFollows(plan, kept, time.now.slice(0, 10), currency).map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </AsideCard>
      )}
      {kept && <History events={events} time={time} />}
    </>
  )
}

interface ReachProps {
  plan: OfficePlan
  isToRead: boolean
}

function Reach({ plan: { plan_id: id, members, places, left, waiting }, isToRead }: ReachProps) {
  return (
    <AsideCard title={PLANS.aside.reach}>
      <dl className={styles.facts}>
        <Fact label={PLANS.members}>{members > 0 ? PLANS.reach(members) : PROGRAMMES.count(0)}</Fact>
        <Fact label={PLANS.left}>{left === null ? PLANS.noLimit : PLANS.aside.of(left, places ?? 0)}</Fact>
      </dl>
      {!isToRead && (waiting > 0 || places !== null) && (
        <p className={styles.more}>
          <Link to={`/waiting-lists/${id}`}>{PLANS.aside.waiting(waiting)}</Link>
        </p>
      )}
    </AsideCard>
  )
}

/** In sentences, what is different for people once this is saved. */
function whatFollows(plan: PlanFields, kept: OfficePlan | null, today: string, currency: Currency): string[] {
  const said = (price: number) => priceIn(price, currency)
  const lines = [
    kept && kept.price !== plan.price
      ? PLANS.aside.newPrice(said(plan.price), said(kept.price))
      : PLANS.aside.samePrice(said(plan.price)),
  ]
  if (kept && kept.members > 0) lines.push(PLANS.aside.keep(kept.members))
  if (kept && !kept.is_active) lines.push(PLANS.aside.hidden)
  if (plan.opens_on && plan.opens_on > today) lines.push(PLANS.aside.opens(displayDate(plan.opens_on)))
  if (plan.closes_on) lines.push(PLANS.aside.closes(displayDate(plan.closes_on)))
  return lines
}

/** In the club's face, as a visitor sees it (its colours the office wears already); nothing in it can be pressed. */
function Face({ plan, font, currency }: Pick<Props, 'font' | 'currency'> & { plan: PlanFields }) {
  const options = plan.payment_options.map((each) => ({
    ...each,
    payment_option_id: each.payment_option_id ?? '',
  }))
  const sold = { price: plan.price, metadata: { payment_options: options } }
  const subscription = subscriptionOf(sold)
  const how = subscription ? everyPeriod(subscription) : orByInstalments(sold, currency)
  const ages = agesInWords({ from: plan.age_from, to: plan.age_to, on: plan.age_on })
  return (
    <div className={styles.face} data-font={font}>
      {ages && <p className={styles.quiet}>{ages}</p>}
      <p className={styles.faceName}>{plan.name || PLANS.aside.unnamed}</p>
      {plan.description && <p className={styles.quiet}>{plan.description}</p>}
      <p>
        <span className={styles.faceSum}>{formatShortPrice(cents(plan.price), currency)}</span>{' '}
        {how && <span className={styles.quiet}>{how}</span>}
      </p>
      <p className={styles.facePick} aria-hidden="true">
        {PLANS.aside.select}
      </p>
    </div>
  )
}

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
