import { Form, Link } from 'react-router'
import type { OfficeGroup } from '@clubhouse/contract/people/office/groups'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { groupPath } from './groups-list.tsx'
import { GROUP } from './messages.ts'
import styles from './group.module.css'

interface Props {
  group: OfficeGroup
  find: string
  found: {
    total: number
    items: { member_id: string; name: string; age: number | null; plans: string }[]
  } | null
}

/** People of the club by name, and into the group one by one; several at once are ticked in the list of members. */
export function AddCard({ group, find, found }: Props) {
  const here = groupPath(group.group_id)
  const isIn = new Set(group.members.map(({ member_id: id }) => id))
  return (
    <OfficeCard id="add" title={GROUP.addTitle} end={<Link to="/members">{GROUP.toMembers}</Link>}>
      <Form method="get" action={here} className={styles.find} role="search" preventScrollReset>
        <TextField
          key={find}
          label={GROUP.find}
          hint={GROUP.findHint}
          name="find"
          type="search"
          maxLength={200}
          autoComplete="off"
          defaultValue={find}
        />
        <Button type="submit" icon="search">
          {GROUP.findButton}
        </Button>
      </Form>
      <div role="status">{found?.total === 0 && <p className={styles.quiet}>{GROUP.nothing}</p>}</div>
      {found && found.items.length > 0 && (
        <ul role="list" className={styles.rows}>
          {found.items.map(({ member_id: id, name, age, plans }) => (
            <li key={id}>
              <span className={styles.grow}>
                <strong>{name}</strong>
                <small>
                  {[age === null ? GROUP.noAge : GROUP.age(age), plans].filter(Boolean).join(', ')}
                </small>
              </span>
              {isIn.has(id) ? (
                <small>{GROUP.isIn}</small>
              ) : (
                <Form method="post" action={here} preventScrollReset>
                  <input type="hidden" name="intent" value="add" />
                  <input type="hidden" name="member" value={id} />
                  <input type="hidden" name="find" value={find} />
                  <Button type="submit" size="small" icon="plus">
                    {GROUP.add}
                    <span className="visually-hidden"> {name}</span>
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      {found && found.total > found.items.length && (
        <p className={styles.quiet}>{GROUP.more(found.total - found.items.length)}</p>
      )}
    </OfficeCard>
  )
}
