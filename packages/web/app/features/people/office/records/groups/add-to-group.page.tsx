import { redirect, useActionData, useLoaderData } from 'react-router'
import { GROUP_LIMITS } from '@clubhouse/contract/people/office/group-limits'
import { addToGroup, createGroup, listGroups } from '@clubhouse/contract/people/office/groups'
import { listMembers } from '@clubhouse/contract/people/office/members'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { askedAddress } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { Lead, OfficePage } from '#parts/office/page/office-page.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { officeAction, officeLoader } from '#parts/office/office-handlers.ts'
import { ChooseGroup, NEW } from './choose-group.tsx'
import { groupPath } from './groups-list.tsx'
import { ADD, EDIT, GROUPS } from './messages.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Who was ticked in the list of members, by the address. */
const chosenIn = (request: Request): string[] => [
  ...new Set(
    askedAddress(request)
      .searchParams.getAll('on')
      .filter((id) => UUID.test(id))
      .slice(0, GROUP_LIMITS.added),
  ),
]

export const loader = officeLoader(async ({ call, headers, request }) => {
  const ids = chosenIn(request)
  const [groups, people] = await Promise.all([
    call(listGroups, { headers, query: { per_page: 100 } }),
    ids.length === 0 ? null : call(listMembers, { headers, query: { ids, per_page: 100 } }),
  ])
  return {
    groups: groups.items.map(({ group_id: id, name, season }) => ({
      id,
      name: [name, season].filter(Boolean).join(', '),
    })),
    people: (people?.items ?? []).map(({ member_id: id, name }) => ({ id, name })),
  }
})

export const action = officeAction(async ({ call, page, headers, request }) => {
  const { field } = readFields(await readForm(request))
  const member_ids = chosenIn(request)
  const values = { group: field('group'), name: field('name').trim(), season: field('season').trim() }
  const isNew = values.group === NEW
  if (values.group === '') return answerWith({ errors: { group: ADD.choose }, values })
  if (isNew && values.name === '') return answerWith({ errors: { name: EDIT.nameMissing }, values })
  try {
    const { group_id } = isNew
      ? await call(createGroup, { headers, body: { name: values.name, season: values.season } })
      : { group_id: values.group }
    await call(addToGroup, { headers, params: { group_id }, body: { member_ids } })
    return redirect(`${groupPath(group_id)}?done=added`, 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, GROUPS.notDone)
    return answerWith({ formError: errors['name'] ? null : message, errors, values }, status)
  }
})

export const meta = titled(ADD.title)

/** Into a group, or into a new one: those who were ticked in the list of members. */
export default function AddToGroupPage() {
  const { groups, people } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <OfficePage
      back={{ to: '/members', label: ADD.back }}
      title={ADD.title}
      more={
        people.length > 0 && (
          <Lead>
            {ADD.lead(people.length)} {people.map(({ name }) => name).join(', ')}.
          </Lead>
        )
      }
    >
      {people.length === 0 ? (
        <EmptyState icon="family" action={<ButtonLink to="/members">{ADD.back}</ButtonLink>}>
          {ADD.nobody}
        </EmptyState>
      ) : (
        <ChooseGroup groups={groups} people={people} answer={answer} />
      )}
    </OfficePage>
  )
}
