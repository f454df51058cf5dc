import { Form } from 'react-router'
import type { OfficeGroup } from '@clubhouse/contract/people/office/groups'
import { BackLink, Lead } from '#parts/office/page/office-page.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { newEventPath, writePath } from '#parts/people/teams/event-paths.ts'
import { ActionMenu } from '#ui/action-menu/action-menu.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { groupPath, GROUPS_PATH } from './groups-list.tsx'
import { GROUP, GROUPS } from './messages.ts'
import styles from './group.module.css'

/** What it is called, in one line how it stands, and what can be done to all of it. */
export function GroupTop({ group, isEditing }: { group: OfficeGroup; isEditing: boolean }) {
  const here = groupPath(group.group_id)
  const hasPeople = group.members.length > 0
  return (
    <header className={settings.head}>
      <div>
        <BackLink to={GROUPS_PATH}>{GROUPS.title}</BackLink>
        <h1 className={settings.heading}>{group.name}</h1>
        <Lead>
          {inOneLine(group)} {group.is_archived && <Badge tone="neutral">{GROUP.isArchived}</Badge>}
        </Lead>
      </div>
      <div className={styles.acts}>
        {!group.is_archived && (
          <ButtonLink to={newEventPath({ team: group.group_id })} icon="plus">
            {GROUP.addTraining}
          </ButtonLink>
        )}
        {hasPeople && !group.is_archived && (
          <ButtonLink to={writePath(group.group_id)} icon="send" variant="primary">
            {GROUP.write}
          </ButtonLink>
        )}
        {(hasPeople || group.may_change) && (
          <ActionMenu label={GROUP.acts(group.name)}>
            {hasPeople && (
              <ButtonLink to={`${here}/print`} icon="print" variant="quiet">
                {GROUP.print}
              </ButtonLink>
            )}
            {group.may_change && !group.is_archived && !isEditing && (
              <ButtonLink to={`${here}?task=edit`} icon="edit" variant="quiet">
                {GROUPS.edit}
              </ButtonLink>
            )}
            {group.may_change && (
              <Form method="post" action={here}>
                <input type="hidden" name="intent" value={group.is_archived ? 'back' : 'archive'} />
                <Button type="submit" icon={group.is_archived ? 'undo' : 'box'} variant="quiet">
                  {group.is_archived ? GROUPS.takeBack : GROUPS.archive}
                </Button>
              </Form>
            )}
          </ActionMenu>
        )}
      </div>
    </header>
  )
}

/** "2026, 12 people, looked after by Con Coach" */
function inOneLine({ season, members, managers }: OfficeGroup): string {
  const who = managers.map(({ name }) => name).join(', ')
  return [season, GROUPS.count(members.length), who ? GROUP.by(who) : GROUP.byNobody]
    .filter(Boolean)
    .join(', ')
}
