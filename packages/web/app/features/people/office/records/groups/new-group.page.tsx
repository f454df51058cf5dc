import { redirect, useActionData, useNavigation } from 'react-router'
import { createGroup } from '@clubhouse/contract/people/office/groups'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { titled } from '#lib/page/page-meta.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { Button } from '#ui/button/button.tsx'
import { officeAction } from '#parts/office/office-handlers.ts'
import { GroupForm } from './group-form.tsx'
import { groupPath, GROUPS_PATH } from './groups-list.tsx'
import { EDIT, GROUPS } from './messages.ts'

export const action = officeAction(async ({ call, page, headers, request }) => {
  const { field } = readFields(await readForm(request))
  const values = { name: field('name').trim(), season: field('season').trim() }
  if (values.name === '') return answerWith({ errors: { name: EDIT.nameMissing }, values })
  try {
    const { group_id: id } = await call(createGroup, { headers, body: values })
    return redirect(`${groupPath(id)}?done=made`, 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, GROUPS.notDone)
    return answerWith({ formError: errors['name'] ? null : message, errors, values }, status)
  }
})

export const meta = titled(EDIT.newTitle)

export default function NewGroupPage() {
  const answer = useActionData<FormAnswer>()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <OfficePage back={{ to: GROUPS_PATH, label: GROUPS.title }} title={EDIT.newTitle} lead={EDIT.newLead}>
      <GroupForm action={`${GROUPS_PATH}/new`} group={{ name: '', season: '' }} answer={answer}>
        <Button type="submit" variant="primary" loading={isBusy}>
          {EDIT.make}
        </Button>
      </GroupForm>
    </OfficePage>
  )
}
