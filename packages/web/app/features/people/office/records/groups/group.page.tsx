import { useActionData, useLoaderData } from 'react-router'
import { getGroup, getTeamList } from '@clubhouse/contract/people/office/groups'
import { listMembers } from '@clubhouse/contract/people/office/members'
import { holds } from '@clubhouse/domain/office/offices'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { loadPart } from '#lib/page/api.ts'
import { titled } from '#lib/page/page-meta.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { EmergencyCard } from '#parts/people/teams/emergency-card.tsx'
import { AddCard } from './add-card.tsx'
import { DoneWords } from './done-words.tsx'
import { GroupForm } from './group-form.tsx'
import { GroupTop } from './group-top.tsx'
import { groupPath } from './groups-list.tsx'
import { ManagersCard } from './managers-card.tsx'
import { MembersCard } from './members-card.tsx'
import { SquadCard } from './squad-card.tsx'
import { EDIT, GROUP, GROUPS } from './messages.ts'
import styles from './group.module.css'

export { groupAction as action } from './group-action.ts'

/** Found at once; whoever looks for more types more of the name. */
const FOUND_AT_ONCE = 10

export const loader = officeLoader(async ({ call, page, club, headers, search, params: { id = '' } }) => {
  const find = (search.get('find') ?? '').trim().slice(0, 200)
  const group = await call(getGroup, { headers, params: { group_id: id } })
  const found =
    group.may_change && find !== ''
      ? await loadPart(call(listMembers, { headers, query: { filter: find, per_page: FOUND_AT_ONCE } }), page)
      : null
  const people = found?.value
    ? {
        total: found.value.total,
        items: found.value.items.map(({ member_id, name, age, plans }) => ({
          member_id,
          name,
          age,
          plans,
        })),
      }
    : null
  // A coach comes to ring somebody: with the numbers, each look at which is written down.
  const squad = group.may_change ? null : await call(getTeamList, { headers, params: { group_id: id } })
  const task = group.may_change ? search.get('task') : null
  const isPlaying = !group.is_archived && group.members.length > 0
  return { group, find, found: people, squad, task, mayOpen: isPlaying && holds(club, ['medical']) }
})

export const meta = titled<typeof loader>((data) => data?.group.name ?? GROUPS.title)

/** One group: who is in it, who looks after it. */
export default function GroupPage() {
  const { group, find, found, squad, task, mayOpen } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const here = groupPath(group.group_id)
  const isEditing = task === 'edit'
  return (
    <div className={settings.page}>
      <GroupTop group={group} isEditing={isEditing} />
      {!isEditing && <FormMessage text={answer?.formError ?? null} />}
      <DoneWords groupId={group.group_id} />
      {group.is_archived && <p className={styles.note}>{GROUP.archivedNote}</p>}
      {isEditing && (
        <section className={styles.task} aria-labelledby="edit">
          <h2 id="edit">{EDIT.title}</h2>
          <GroupForm action={`${here}?task=edit`} group={group} answer={answer}>
            <Button type="submit" variant="primary">
              {GROUP.save}
            </Button>
            <ButtonLink to={here}>{GROUP.cancel}</ButtonLink>
          </GroupForm>
        </section>
      )}
      <div className={styles.columns}>
        {/* Before all who are there: at the pitch somebody may be hurt. */}
        {mayOpen && (
          <div className={styles.beside}>
            <EmergencyCard groupId={group.group_id} team={group.name} />
          </div>
        )}
        <div className={styles.main}>
          {squad ? <SquadCard list={squad} /> : <MembersCard group={group} />}
          {group.may_change && !group.is_archived && <AddCard group={group} find={find} found={found} />}
        </div>
        <div className={styles.beside}>
          <ManagersCard group={group} isChanging={task === 'managers'} />
        </div>
      </div>
    </div>
  )
}
