import { Link, useLoaderData } from 'react-router'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import { type FamilyPerson, listFamily } from '@clubhouse/contract/people/member-family'
import { listOwnWaiting } from '@clubhouse/contract/selling/waiting-list'
import { withHero } from '#lib/page/hero.ts'
import { titled } from '#lib/page/page-meta.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { memberLoader } from '#lib/page/handlers.ts'
import styles from './family.module.css'
import { FAMILY } from './messages.ts'
import { PersonCard } from './person-card.tsx'

export const loader = memberLoader(async ({ call }) => {
  const [family, waiting] = await Promise.all([call(listFamily, {}), call(listOwnWaiting, {})])
  return { ...family, waiting: waiting.items }
})

export { leaveWaitingAction as action } from './leave-waiting-action.ts'

export const handle = withHero(() => ({ title: FAMILY.title, line: FAMILY.line }))

export const meta = titled(FAMILY.title)

/** MYACC-07: everybody somebody looks after. */
export default function FamilyPage() {
  const { people, left, waiting } = useLoaderData<typeof loader>()
  const clubs = new Set(people.flatMap(({ memberships }) => memberships.map(({ club }) => club.account_id)))
  return (
    <>
      <ul className={styles.grid} role="list">
        {people.map((person) => (
          <PersonCard
            key={person.member_id}
            person={person}
            severalClubs={clubs.size > 1}
            waiting={waiting.filter((place) => waitsFor(place, person))}
          />
        ))}
        <li>
          <Link to="/family/add" className={styles.add}>
            <Icon name="plus" />
            {FAMILY.add}
          </Link>
          {people.length === 1 && <p className={styles.note}>{FAMILY.none}</p>}
        </li>
      </ul>
      {left.length > 0 && (
        <ul className={styles.left} role="list">
          {left.map(({ first_name: name, since }) => (
            <li key={since}>
              <Badge tone="success">{FAMILY.left(name)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Places for which nobody is named are with whoever asked for them. */
const waitsFor = (
  { people }: ReplyOf<typeof listOwnWaiting>['items'][number],
  { member_id: id, is_self: isSelf }: FamilyPerson,
): boolean => (people.length === 0 ? isSelf : people.some(({ member_id }) => member_id === id))
