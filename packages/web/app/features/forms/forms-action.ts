import { type ActionFunctionArgs, redirect } from 'react-router'
import { createForm, deleteForm, getForm, saveForm } from '@clubhouse/contract/backoffice-forms'
import { readFields } from '../../lib/form/form-fields.ts'
import { answerWith, refusedBy } from '../../lib/form/refused.ts'
import { type NoticeName, withNotice } from '../../lib/notices.ts'
import { pageContext } from '../../lib/page-context.ts'
import { FORMS } from './messages.ts'
import { requireClub } from './require-club.ts'

const DONE: Record<Intent, NoticeName> = {
  copy: 'form-copied',
  away: 'form-put-away',
  back: 'form-brought-back',
  delete: 'form-deleted',
}
type Intent = 'copy' | 'away' | 'back' | 'delete'

const isIntent = (word: string): word is Intent => Object.hasOwn(DONE, word)

/** What can be done to a form from the list; each button is a form that needs no script. */
export async function formsAction({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const { field } = readFields(await request.formData())
  const intent = field('intent')
  const params = { form_id: field('form_id') }
  if (!isIntent(intent)) return answerWith({ formError: FORMS.notDone, notice: FORMS.notDone }, 400)
  try {
    await act()
    return redirect(withNotice(intent === 'away' ? '/forms?show=away' : '/forms', DONE[intent]), 303)
  } catch (error) {
    const { status, message } = refusedBy(error, page, FORMS.notDone)
    return answerWith({ formError: message || FORMS.notDone, notice: message || FORMS.notDone }, status)
  }

  async function act(): Promise<unknown> {
    if (intent === 'delete') return page.call(deleteForm, { params, headers })
    const { kind, name, version } = await page.call(getForm, { params, headers })
    if (intent === 'copy') {
      const body = { kind, name: FORMS.copyName(name), copy_of: params.form_id }
      return page.call(createForm, { headers, body })
    }
    const body = { base_version: version, archived: intent === 'away' }
    return page.call(saveForm, { params, headers, body })
  }
}
