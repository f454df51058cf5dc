import {
  type ActionFunctionArgs,
  Link,
  type MetaArgs,
  redirect,
  useActionData,
  useNavigation,
} from 'react-router'
import { createGroup } from '@clubhouse/contract/people/office/groups'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { GroupForm } from './group-form.tsx'
import { groupPath, GROUPS_PATH } from './groups-list.tsx'
import { EDIT, GROUPS } from './messages.ts'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const { field } = readFields(await readForm(request))
  const values = { name: field('name').trim(), season: field('season').trim() }
  if (values.name === '') return answerWith({ errors: { name: EDIT.nameMissing }, values })
  try {
    const { group_id: id } = await page.call(createGroup, { headers, body: values })
    return redirect(`${groupPath(id)}?done=made`, 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, GROUPS.notDone)
    return answerWith({ formError: errors['name'] ? null : message, errors, values }, status)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: EDIT.newTitle, path: GROUPS_PATH, isHidden: true })
}

export default function NewGroupPage() {
  const answer = useActionData<FormAnswer>()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <div className={settings.page}>
      <header>
        <Link to={GROUPS_PATH} className={settings.back}>
          <Icon name="arrow-left" />
          {GROUPS.title}
        </Link>
        <h1 className={settings.heading}>{EDIT.newTitle}</h1>
        <p className={settings.lead}>{EDIT.newLead}</p>
      </header>
      <GroupForm action={`${GROUPS_PATH}/new`} group={{ name: '', season: '' }} answer={answer}>
        <Button type="submit" variant="primary" loading={isBusy}>
          {EDIT.make}
        </Button>
      </GroupForm>
    </div>
  )
}
