import { Link } from 'react-router'
import type { Currency, Theme } from '@clubhouse/contract/site/club'
import type { AuditEvent } from '@clubhouse/contract/office/audit-events'
import type { OfficePlan } from '@clubhouse/contract/selling/office/plans'
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
import styles from '#parts/office/record/record.module.css'
import { PLANS, PROGRAMMES } from '../messages.ts'
import { History } from '#parts/office/record/history.tsx'
import { State } from '#parts/office/record/sold-columns.tsx'

interface Props {
  plan: OfficePlan
  events: AuditEvent[] | null
  time: ClubTime
  font: Theme['heading_font']
  currency: Currency
}

/** Reach, when it is on sale, how it looks outside, history. */
export function PlanAside({ plan, events, time, font, currency }: Props) {
  const { members, places, left, waiting } = plan
  return (
    <>
      <AsideCard title={PLANS.aside.reach}>
        <dl className={styles.facts}>
          <Fact label={PLANS.members}>{PROGRAMMES.count(members)}</Fact>
          <Fact label={PLANS.left}>{left === null ? PLANS.noLimit : PLANS.aside.of(left, places ?? 0)}</Fact>
        </dl>
        {(waiting > 0 || places !== null) && (
          <p className={styles.more}>
            <Link to={`/waiting-lists/${plan.plan_id}`}>{PLANS.aside.waiting(waiting)}</Link>
          </p>
        )}
      </AsideCard>
      <AsideCard title={PLANS.aside.when} end={<State state={plan.state} />}>
        <dl className={styles.facts}>
          <Fact label={PLANS.aside.from}>{dayOr(plan.opens_on, PLANS.aside.now)}</Fact>
          <Fact label={PLANS.aside.to}>{dayOr(plan.closes_on, PLANS.aside.noEnd)}</Fact>
          <Fact label={PLANS.endsOn}>{dayOr(plan.ends_on, PLANS.aside.noEnd)}</Fact>
        </dl>
      </AsideCard>
      <AsideCard title={PLANS.aside.outside}>
        <Face plan={plan} font={font} currency={currency} />
        <p className={styles.more}>{plan.is_active ? PLANS.aside.saved : PLANS.aside.hidden}</p>
      </AsideCard>
      <History events={events} time={time} />
    </>
  )
}

const dayOr = (day: string | null, none: string): string => (day === null ? none : displayDate(day))

/** In the club's face, as a visitor sees it (its colours the office wears already); nothing in it can be pressed. */
function Face({ plan, font, currency }: Pick<Props, 'plan' | 'font' | 'currency'>) {
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
      <p className={styles.faceName}>{plan.name}</p>
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
