import { Link } from 'react-router'
import type { MemberContact, OfficeMember } from '@clubhouse/contract/people/office/members'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { initialsOf } from '#lib/page/initials.ts'
import { MoneyCell, StateBadge } from '../members/members-list.tsx'
import { PERSON } from '../messages.ts'
import { OWN } from '../requests/messages.ts'
import styles from './person.module.css'

type Reachable = Pick<OfficeMember, 'contact' | 'guardians' | 'mobile'> &
  Partial<Pick<OfficeMember, 'member_id' | 'age' | 'is_juvenile' | 'family_id'>>

/** Whoever is eighteen, by a birthday that is known, and still in somebody else’s account. */
const isGrownUp = ({ member_id: id, age, is_juvenile: isChild, family_id: account }: Reachable): boolean =>
  isChild === false && age !== null && Boolean(account) && account !== id

/** How to reach them: of a juvenile, who looks after them. */
export function ContactCard({ person }: { person: Reachable }) {
  const reached = person.contact ? [person.contact] : person.guardians
  return (
    <OfficeCard id="contact" title={person.contact ? PERSON.contact : PERSON.guardians}>
      {reached.length === 0 && !person.mobile && <p className={styles.quiet}>{PERSON.noContact}</p>}
      <ul role="list" className={styles.people}>
        {reached.map((each, at) => (
          <Reached key={at} of={each} isSelf={person.contact !== null} />
        ))}
        {!person.contact && person.mobile && (
          <li>
            <a href={`tel:${person.mobile.replaceAll(' ', '')}`}>{person.mobile}</a>
          </li>
        )}
      </ul>
      {isGrownUp(person) && (
        <p className={styles.quiet}>
          <Link to={`/members/${person.member_id}/own-sign-in`}>{OWN.link}</Link>
        </p>
      )}
    </OfficeCard>
  )
}

function Reached({ of, isSelf }: { of: MemberContact; isSelf: boolean }) {
  return (
    <li>
      {!isSelf && <strong>{of.name}</strong>}
      {of.email && <a href={`mailto:${of.email}`}>{of.email}</a>}
      {of.mobile && <a href={`tel:${of.mobile.replaceAll(' ', '')}`}>{of.mobile}</a>}
      {!isSelf && <small>{of.has_account ? PERSON.hasAccount : PERSON.named}</small>}
    </li>
  )
}

/** Who else of the club is in the same account. */
export function FamilyCard({ person }: { person: OfficeMember }) {
  if (person.family.length === 0) return null
  return (
    <OfficeCard
      id="family"
      title={PERSON.family}
      end={person.family_id && <Link to={`/families/${person.family_id}`}>{PERSON.wholeFamily}</Link>}
    >
      <ul role="list" className={styles.family}>
        {person.family.map((each) => (
          <li key={each.member_id}>
            <Link to={`/members/${each.member_id}`}>
              <span className={styles.small} aria-hidden="true">
                {initialsOf(each)}
              </span>
              <span className={styles.grow}>
                {[`${each.first_name} ${each.last_name}`.trim(), each.age]
                  .filter((part) => part !== null)
                  .join(', ')}
                {each.money === 'late' && (
                  <small>
                    <MoneyCell row={{ ...each, due: 0, due_on: null, currency: person.currency }} />
                  </small>
                )}
              </span>
              <StateBadge state={each.state} />
            </Link>
          </li>
        ))}
      </ul>
    </OfficeCard>
  )
}
