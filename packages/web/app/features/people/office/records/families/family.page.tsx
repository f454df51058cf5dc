import { Link, useLoaderData } from 'react-router'
import type { Currency } from '@clubhouse/contract/site/club'
import { getOfficeFamily, type OfficeFamily } from '@clubhouse/contract/people/office/families'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { initialsOf } from '#lib/page/initials.ts'
import { titled } from '#lib/page/page-meta.ts'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { clubTime } from '#parts/office/club-time.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { StateBadge } from '../members/members-list.tsx'
import { PERSON } from '../messages.ts'
import { PaymentList } from '../person/payment-list.tsx'
import styles from '../person/person.module.css'
import { FAMILIES_PATH } from './families-list.tsx'
import { FAMILIES, FAMILY } from './messages.ts'
import { plansInWords } from './plans-in-words.ts'

export const loader = officeLoader(async ({ call, page, club, headers, params: { id = '' } }) => {
  const [time, family] = await Promise.all([
    clubTime(page, club),
    call(getOfficeFamily, { headers, params: { family_id: id } }),
  ])
  return { time, family }
})

export const meta = titled<typeof loader>((data) =>
  data?.family.name ? FAMILY.title(data.family.name) : FAMILIES.title,
)

/** A family in one view: who is in it, what they hold, and what was paid. */
export default function FamilyPage() {
  const { time, family } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyTop family={family} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <OfficeCard id="people" title={FAMILY.people}>
            <People family={family} />
          </OfficeCard>
          <OfficeCard id="payments" title={PERSON.payments}>
            <PaymentList payments={family.payments} currency={family.currency} time={time} />
          </OfficeCard>
        </div>
        <aside className={styles.aside}>
          <OfficeCard id="contact" title={FAMILY.contact}>
            {!family.email && !family.mobile && <p className={styles.quiet}>{FAMILY.noContact}</p>}
            <ul role="list" className={styles.people}>
              <li>
                <strong>{family.name || FAMILIES.noName}</strong>
                {family.email && <a href={`mailto:${family.email}`}>{family.email}</a>}
                {family.mobile && <a href={`tel:${family.mobile.replaceAll(' ', '')}`}>{family.mobile}</a>}
              </li>
            </ul>
          </OfficeCard>
        </aside>
      </div>
    </>
  )
}

function FamilyTop({ family }: { family: OfficeFamily }) {
  const money = (amount: number) => formatMoney(cents(amount), family.currency as Currency)
  const children = family.people.filter(({ is_juvenile: isChild }) => isChild).length
  return (
    <header className={styles.top}>
      <div className={`${styles.topIn} ${styles.closed}`}>
        <Link to={FAMILIES_PATH} className={styles.back}>
          <Icon name="arrow-left" />
          {FAMILY.back}
        </Link>
        <div className={styles.id}>
          <span className={styles.avatar} aria-hidden="true">
            <Icon name="family" />
          </span>
          <div className={styles.grow}>
            <h1>{FAMILY.title(family.name || FAMILIES.noName)}</h1>
            <p>{FAMILIES.count(family.people.length, children)}</p>
          </div>
          {family.email && (
            <div className={styles.acts}>
              <ButtonLink to={`mailto:${family.email}`} icon="mail">
                {FAMILY.write}
              </ButtonLink>
            </div>
          )}
        </div>
        <dl className={styles.facts}>
          {family.late > 0 && (
            <div>
              <dt>{FAMILY.overdue}</dt>
              <dd>
                <Badge tone="danger">{money(family.late)}</Badge>
              </dd>
            </div>
          )}
          {family.due_on && (
            <div>
              <dt>{FAMILY.due}</dt>
              <dd>{FAMILY.onDay(money(family.due), displayDate(family.due_on))}</dd>
            </div>
          )}
          {family.money === 'paid' && (
            <div>
              <dt>{FAMILY.owed}</dt>
              <dd>{FAMILY.nothing}</dd>
            </div>
          )}
        </dl>
      </div>
    </header>
  )
}

function People({ family }: { family: OfficeFamily }) {
  return (
    <ul role="list" className={styles.family}>
      {family.people.map((each) => (
        <li key={each.member_id}>
          <Link to={`/members/${each.member_id}`}>
            <span className={styles.small} aria-hidden="true">
              {initialsOf(each)}
            </span>
            <span className={styles.grow}>
              {[`${each.first_name} ${each.last_name}`.trim(), each.age]
                .filter((part) => part !== null)
                .join(', ')}
              {each.is_payer && `, ${FAMILY.pays.toLowerCase()}`}
              <small>{plansInWords(each.plans)}</small>
            </span>
            <StateBadge state={each.state} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
