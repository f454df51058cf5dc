import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OfficeMember } from '@clubhouse/contract/people/office/members'
import type { Currency } from '@clubhouse/contract/site/club'
import { dayOf, formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { initialsOf } from '#lib/page/initials.ts'
import type { ClubTime } from '#parts/office/club-time.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { StateBadge } from '../members/members-list.tsx'
import { MEMBERS, PERSON } from '../messages.ts'
import styles from './person.module.css'

/** Who it is, how they stand, and the parts of the page. */
export function PersonTop({
  person,
  time,
  isEditing,
}: {
  person: OfficeMember
  time: ClubTime
  isEditing: boolean
}) {
  const name = `${person.first_name} ${person.last_name}`.trim()
  const money = (amount: number) => formatMoney(cents(amount), person.currency as Currency)
  const [reached] = person.contact ? [person.contact] : person.guardians
  const held = person.plans.filter(({ state }) => state === 'active').map(({ plan }) => plan)
  return (
    <header className={styles.top}>
      <div className={styles.topIn}>
        <Link to="/members" className={styles.back}>
          <Icon name="arrow-left" />
          {MEMBERS.title}
        </Link>
        <div className={styles.id}>
          <span className={styles.avatar} aria-hidden="true">
            {initialsOf(person)}
          </span>
          <div className={styles.grow}>
            <h1>{name}</h1>
            <p>{bornOf(person)}</p>
          </div>
          <div className={styles.acts}>
            {reached?.email && (
              <ButtonLink to={`mailto:${reached.email}`} icon="mail">
                {person.contact ? PERSON.write : PERSON.writeGuardian}
              </ButtonLink>
            )}
            {!isEditing && (
              <ButtonLink to={`/members/${person.member_id}?task=edit`} icon="edit">
                {PERSON.edit}
              </ButtonLink>
            )}
          </div>
        </div>
        <dl className={styles.facts}>
          <Fact label={PERSON.membership}>
            <StateBadge state={person.state} />
          </Fact>
          {held.length > 0 && <Fact label={PERSON.plan}>{held.join(', ')}</Fact>}
          {person.late > 0 && (
            <Fact label={PERSON.overdue}>
              <Badge tone="danger">{money(person.late)}</Badge>
            </Fact>
          )}
          {person.due_on && (
            <Fact label={PERSON.next}>{PERSON.onDay(money(nextOf(person)), displayDate(person.due_on))}</Fact>
          )}
          <Fact label={PERSON.card}>
            {[person.number, PERSON.cards[person.card]].filter(Boolean).join(', ')}
          </Fact>
          <Fact label={PERSON.joined}>{displayDate(dayOf(person.joined_at, time.timeZone))}</Fact>
        </dl>
        <nav className={styles.parts} aria-label={PERSON.parts}>
          <a href="#plans">{PERSON.plans}</a>
          <a href="#answers">{PERSON.answers}</a>
          {person.has_guarded && <a href="#medical">{PERSON.medical}</a>}
          <a href="#mails">{PERSON.mails}</a>
          <a href="#log">{PERSON.log}</a>
        </nav>
      </div>
    </header>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

function bornOf({ age, date_of_birth: born }: OfficeMember): string {
  return born === null || age === null ? PERSON.noBirthday : `${age}, ${PERSON.born(displayDate(born))}`
}

/** What is due on the next day, not all that is. */
const nextOf = ({ payments, due_on: day, due }: OfficeMember): number =>
  payments.find(({ kind, at, status }) => kind === 'later' && at === day && status !== 'cancelled')?.amount ??
  due
