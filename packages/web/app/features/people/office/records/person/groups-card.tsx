import { Link } from 'react-router'
import type { OfficeMember } from '@clubhouse/contract/people/office/members'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { PERSON } from '../messages.ts'
import styles from './person.module.css'

/** The teams that they are in, and the way into another. */
export function GroupsCard({ person: { groups, member_id: id } }: { person: OfficeMember }) {
  return (
    <OfficeCard
      id="groups"
      title={PERSON.groups}
      end={<Link to={`/people/groups/add?on=${id}`}>{PERSON.addToGroup}</Link>}
    >
      {groups.length === 0 && <p className={styles.quiet}>{PERSON.noGroups}</p>}
      <ul role="list" className={styles.people}>
        {groups.map((group) => (
          <li key={group.group_id}>
            <Link to={`/people/groups/${group.group_id}`}>{group.name}</Link>
            {group.season && <small>{group.season}</small>}
          </li>
        ))}
      </ul>
    </OfficeCard>
  )
}
