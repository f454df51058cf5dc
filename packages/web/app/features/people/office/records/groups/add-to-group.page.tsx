import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { GROUP_LIMITS } from '@clubhouse/contract/people/office/group-limits'
import { addToGroup, createGroup, listGroups } from '@clubhouse/contract/people/office/groups'
import { listMembers } from '@clubhouse/contract/people/office/members'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { asRouteError } from '#lib/page/api.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { ChooseGroup, NEW } from './choose-group.tsx'
import { groupPath, GROUPS_PATH } from './groups-list.tsx'
import { ADD, EDIT, GROUPS } from './messages.ts'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

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

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const ids = chosenIn(request)
  try {
    const [groups, people] = await Promise.all([
      page.call(listGroups, { headers, query: { per_page: 100 } }),
      ids.length === 0 ? null : page.call(listMembers, { headers, query: { ids, per_page: 100 } }),
    ])
    return {
      groups: groups.items.map(({ group_id: id, name, season }) => ({
        id,
        name: [name, season].filter(Boolean).join(', '),
      })),
      people: (people?.items ?? []).map(({ member_id: id, name }) => ({ id, name })),
    }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const { field } = readFields(await readForm(request))
  const member_ids = chosenIn(request)
  const values = { group: field('group'), name: field('name').trim(), season: field('season').trim() }
  const isNew = values.group === NEW
  if (values.group === '') return answerWith({ errors: { group: ADD.choose }, values })
  if (isNew && values.name === '') return answerWith({ errors: { name: EDIT.nameMissing }, values })
  try {
    const { group_id } = isNew
      ? await page.call(createGroup, { headers, body: { name: values.name, season: values.season } })
      : { group_id: values.group }
    await page.call(addToGroup, { headers, params: { group_id }, body: { member_ids } })
    return redirect(`${groupPath(group_id)}?done=added`, 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, GROUPS.notDone)
    return answerWith({ formError: errors['name'] ? null : message, errors, values }, status)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: ADD.title, path: GROUPS_PATH, isHidden: true })
}

/** Into a group, or into a new one: those who were ticked in the list of members. */
export default function AddToGroupPage() {
  const { groups, people } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <div className={settings.page}>
      <header>
        <Link to="/members" className={settings.back}>
          <Icon name="arrow-left" />
          {ADD.back}
        </Link>
        <h1 className={settings.heading}>{ADD.title}</h1>
        {people.length > 0 && (
          <p className={settings.lead}>
            {ADD.lead(people.length)} {people.map(({ name }) => name).join(', ')}.
          </p>
        )}
      </header>
      {people.length === 0 ? (
        <EmptyState icon="family" action={<ButtonLink to="/members">{ADD.back}</ButtonLink>}>
          {ADD.nobody}
        </EmptyState>
      ) : (
        <ChooseGroup groups={groups} people={people} answer={answer} />
      )}
    </div>
  )
}
