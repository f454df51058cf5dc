import type { ActionFunctionArgs } from 'react-router'
import { createForm, deleteForm, getForm, saveForm } from '@clubhouse/contract/people/office/forms'
import { type Act, actOnList } from '#parts/office/list/list-action.ts'
import { FORMS } from './messages.ts'
import { FORMS_LIST } from './forms-list.tsx'

/** What can be done to a form from the list; each button is a form that needs no script. */
export const formsAction = (args: ActionFunctionArgs) =>
  actOnList(args, FORMS_LIST, {
    copy: async ({ page, headers }, id) => {
      const { kind, name } = await page.call(getForm, { params: { form_id: id }, headers })
      const body = { kind, name: FORMS.copyName(name), copy_of: id }
      const { form_id: made } = await page.call(createForm, { headers, body })
      return { made, notice: 'form-copied' }
    },
    away: puts(true),
    back: puts(false),
    delete: async ({ page, headers }, id) => {
      await page.call(deleteForm, { params: { form_id: id }, headers })
      return { notice: 'form-deleted' }
    },
  })

/** What was put away is said on the list itself, with the way back; what was brought back is looked for among those in use. */
const puts =
  (archived: boolean): Act =>
  async ({ page, headers }, id) => {
    const params = { form_id: id }
    const { version } = await page.call(getForm, { params, headers })
    await page.call(saveForm, { params, headers, body: { base_version: version, archived } })
    return archived ? {} : { notice: 'form-brought-back', changes: { show: null } }
  }
