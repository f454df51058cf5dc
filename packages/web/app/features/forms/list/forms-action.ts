import { type ActionFunctionArgs, redirect } from 'react-router'
import { createForm, deleteForm, getForm, saveForm } from '@clubhouse/contract/forms/backoffice-forms'
import { readFormFields } from '../../../lib/form/read-form.ts'
import { answerWith, refusedBy } from '../../../lib/form/refused.ts'
import { type NoticeName, withNotice } from '../../../lib/visit/notices.ts'
import { pageContext } from '../../../lib/page/page-context.ts'
import { doneAddress, type Intent, intentIn } from './form-done.ts'
import { FORMS } from '../messages.ts'
import { requireClub } from '../../../parts/office/require-club.ts'

/** What was put away is said on the list itself, with the way back. */
const NOTICE_OF: Partial<Record<Intent, NoticeName>> = {
  copy: 'form-copied',
  back: 'form-brought-back',
  delete: 'form-deleted',
}

/** What can be done to a form from the list; each button is a form that needs no script. */
export async function formsAction({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const { field } = await readFormFields(request)
  const intent = intentIn(field('intent'))
  const params = { form_id: field('form_id') }
  if (intent === null) return answerWith({ formError: FORMS.notDone, notice: FORMS.notDone }, 400)
  try {
    const formId = await act()
    const address = doneAddress(
      { intent, formId, of: intent === 'copy' ? params.form_id : null },
      new URL(request.url).searchParams,
    )
    const notice = NOTICE_OF[intent]
    return redirect(notice ? withNotice(address, notice) : address, 303)
  } catch (error) {
    const { status, message } = refusedBy(error, page, FORMS.notDone)
    return answerWith({ formError: message || FORMS.notDone, notice: message || FORMS.notDone }, status)
  }

  /** The form that is to be looked at next. */
  async function act(): Promise<string> {
    if (intent === 'delete') {
      await page.call(deleteForm, { params, headers })
      return params.form_id
    }
    const { kind, name, version } = await page.call(getForm, { params, headers })
    if (intent === 'copy') {
      const body = { kind, name: FORMS.copyName(name), copy_of: params.form_id }
      return (await page.call(createForm, { headers, body })).form_id
    }
    const body = { base_version: version, archived: intent === 'away' }
    await page.call(saveForm, { params, headers, body })
    return params.form_id
  }
}
