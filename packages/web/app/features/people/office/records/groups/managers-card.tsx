import { Form, Link } from 'react-router'
import type { OfficeGroup } from '@clubhouse/contract/people/office/groups'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { CheckboxGroup } from '#ui/field/checkbox-group.tsx'
import { groupPath } from './groups-list.tsx'
import { GROUP } from './messages.ts'
import styles from './group.module.css'

/** Who looks after it, and whom of those who run the club else to name. */
export function ManagersCard({ group, isChanging }: { group: OfficeGroup; isChanging: boolean }) {
  const here = groupPath(group.group_id)
  const mayChange = group.may_change && !group.is_archived
  return (
    <OfficeCard
      id="managers"
      title={GROUP.managers}
      end={
        mayChange &&
        !isChanging && (
          <Link to={`${here}?task=managers`} preventScrollReset>
            {GROUP.change}
            <span className="visually-hidden"> {GROUP.managers}</span>
          </Link>
        )
      }
    >
      {isChanging && mayChange ? (
        <Form method="post" action={here} className={styles.managers} preventScrollReset>
          <input type="hidden" name="intent" value="managers" />
          <CheckboxGroup
            label={GROUP.whoManages}
            hint={GROUP.managersHint}
            name="managers"
            optional
            options={group.candidates.map(({ user_id: id, name, email }) => ({
              value: id,
              label: name || email,
            }))}
            defaultValues={group.managers.map(({ user_id: id }) => id)}
          />
          <div className={styles.acts}>
            <Button type="submit" variant="primary">
              {GROUP.save}
            </Button>
            <ButtonLink to={here}>{GROUP.cancel}</ButtonLink>
          </div>
        </Form>
      ) : (
        <Managers group={group} />
      )}
    </OfficeCard>
  )
}

function Managers({ group: { managers } }: { group: OfficeGroup }) {
  if (managers.length === 0) return <p className={styles.quiet}>{GROUP.noManagers}</p>
  return (
    <ul role="list" className={styles.rows}>
      {managers.map(({ user_id: id, name, email }) => (
        <li key={id}>
          <span className={styles.grow}>
            <strong>{name || email}</strong>
            <small>
              <a href={`mailto:${email}`}>{email}</a>
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}
