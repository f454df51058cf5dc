import { Form, Link } from 'react-router'
import type { GroupMember, OfficeGroup } from '@clubhouse/contract/people/office/groups'
import { initialsOf } from '#lib/page/initials.ts'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { Button } from '#ui/button/button.tsx'
import { StateBadge } from '../members/members-list.tsx'
import { groupPath } from './groups-list.tsx'
import { GROUP } from './messages.ts'
import styles from './group.module.css'

/** Who is in it, by last name, each with the way to their page. */
export function MembersCard({ group }: { group: OfficeGroup }) {
  return (
    <OfficeCard id="people" title={GROUP.people}>
      {group.members.length === 0 && (
        <p className={styles.quiet}>
          {GROUP.empty} {group.may_change && !group.is_archived && GROUP.emptyHint}
        </p>
      )}
      <ul role="list" className={styles.rows}>
        {group.members.map((member) => (
          <li key={member.member_id}>
            <span className={styles.initials} aria-hidden="true">
              {initialsOf(member)}
            </span>
            <span className={styles.grow}>
              <Name member={member} group={group} />
              <small>
                {member.age === null ? GROUP.noAge : GROUP.age(member.age)}
                {member.state !== 'active' && (
                  <>
                    {' '}
                    <StateBadge state={member.state} />
                  </>
                )}
              </small>
            </span>
            {group.may_change && (
              <Form method="post" action={groupPath(group.group_id)} preventScrollReset>
                <input type="hidden" name="intent" value="remove" />
                <input type="hidden" name="member" value={member.member_id} />
                <Button type="submit" size="small" variant="quiet" icon="close">
                  {GROUP.remove}
                  <span className="visually-hidden"> {nameOf(member)}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </OfficeCard>
  )
}

export const nameOf = ({
  first_name: first,
  last_name: last,
}: Pick<GroupMember, 'first_name' | 'last_name'>) => `${first} ${last}`.trim()

function Name({ member, group }: { member: GroupMember; group: OfficeGroup }) {
  const name = nameOf(member)
  // Who may see all of somebody goes to their page; a coach to what they may know.
  const to = group.may_change
    ? `/members/${member.member_id}`
    : `${groupPath(group.group_id)}/people/${member.member_id}`
  return <Link to={to}>{name}</Link>
}
