import { redirect } from 'react-router'
import {
  addToGroup,
  changeGroup,
  nameManagers,
  removeFromGroup,
} from '@clubhouse/contract/people/office/groups'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { groupPath } from './groups-list.tsx'
import { EDIT, type GROUP, GROUPS } from './messages.ts'

/** What is done about one group, each by a form that needs no script. */
export const groupAction = officeAction(async ({ call, page, headers, request, params: { id = '' } }) => {
  const form = await readForm(request)
  const { field } = readFields(form)
  const of = { headers, params: { group_id: id } }
  const done = (what: keyof typeof GROUP.done, more: Record<string, string> = {}) =>
    redirect(`${groupPath(id)}?${new URLSearchParams({ done: what, ...more }).toString()}`, 303)
  const values = { name: field('name').trim(), season: field('season').trim() }
  const member = field('member')
  const find = field('find')
  try {
    switch (field('intent')) {
      case 'edit':
        if (values.name === '') return answerWith({ errors: { name: EDIT.nameMissing }, values })
        await call(changeGroup, { ...of, body: values })
        return done('saved')
      case 'archive':
        await call(changeGroup, { ...of, body: { is_archived: true } })
        return done('archived')
      case 'back':
        await call(changeGroup, { ...of, body: { is_archived: false } })
        return done('back')
      case 'add':
        await call(addToGroup, { ...of, body: { member_ids: [member] } })
        return done('added', { ...(find && { find }) })
      case 'remove':
        await call(removeFromGroup, { headers, params: { group_id: id, member_id: member } })
        return done('removed', { on: member })
      case 'managers': {
        const user_ids = form.getAll('managers').filter((value) => typeof value === 'string')
        await call(nameManagers, { ...of, body: { user_ids } })
        return done('managers')
      }
      default:
        return answerWith({ formError: GROUPS.notDone }, 400)
    }
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, GROUPS.notDone)
    return answerWith({ formError: errors['name'] ? null : message, errors, values }, status)
  }
})
