import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { type DynamicForm, FormAnswers } from '@clubhouse/contract/forms'
import { getDemoForm, giveDemoAnswers } from '@clubhouse/contract/demo-forms'
import { linearPatterns } from '@clubhouse/domain/forms/linear-patterns'
import { readPosted } from '@clubhouse/domain/forms/answers/posted-values'
import { indexOf } from '@clubhouse/domain/forms/structure'
import { errorsIn, type FormError } from '@clubhouse/domain/forms/answers/verdict'
import { cleanAnswers } from '@clubhouse/domain/forms/answers/wire-answers'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { asRouteError } from '../../lib/page/api.ts'
import { readForm } from '../../lib/form/read-form.ts'
import { refusedBy } from '../../lib/form/refused.ts'
import { pageContext } from '../../lib/page/page-context.ts'
import { type PostedFields, postedFields, valuesIn } from '../../parts/dynamic-form/drafts/posted-fields.ts'
import { ABOUT } from './about-fields.ts'
import { clubOf, todayIn } from './load-fill-in.ts'
import { FILL_IN } from './messages.ts'
import { refusedContext } from './refused-context.ts'

/** What a form that could not be kept is answered with. */
export interface Refused {
  errors: FormError[]
  /** What is wrong with the whole; null where the fields say it. */
  formError: string | null
  /** With what stood in it, for a page that is drawn anew. The form may have changed since it was opened. */
  again: { form: DynamicForm; posted: PostedFields } | null
}

/** The same for a page that runs a script and for one that does not. */
export async function fillInAction({ request, context, params }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const refuse = (refused: Refused, status: number) => {
    context.set(refusedContext, true)
    return data<Refused>(refused, { status })
  }
  if (!page.demo) throw redirect('/error')
  const posted = postedFields(await readForm(request))
  const all = valuesIn(posted)
  const first = (name: string) => all(name)[0] ?? ''
  const form = await formOf(page, params['formId'] ?? '', Number(first(ABOUT.version)))

  const isScript = ABOUT.answers in posted
  const values = isScript ? null : readPosted(form, all)
  const again = values && { form, posted }
  if (values) {
    const errors = errorsIn(form, values, { today: await todayIn(page), patterns: linearPatterns })
    if (errors.length > 0) return refuse({ errors, formError: null, again }, 422)
  }
  const answers = values ? cleanAnswers(form, values) : sentAnswers(first(ABOUT.answers))
  try {
    const member = first(ABOUT.member)
    const { answers_id } = await page.call(giveDemoAnswers, {
      params: { club: clubOf(page), form_id: form.form_id },
      body: { ...answers, version: form.version, ...(member && { member_id: member }) },
    })
    const draft = new URLSearchParams({ [ABOUT.draft]: first(ABOUT.draft) })
    return redirect(`/dev/forms/answers/${answers_id}?${draft}`, 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, FILL_IN.notSent)
    const atFields = asFormErrors(form, errors)
    // It cannot be handed in any more as it was shown: what was typed comes back in what the club asks now.
    if (again && status === 409) again.form = await formOf(page, form.form_id)
    return refuse({ errors: atFields, formError: atFields.length > 0 ? null : message, again }, status)
  }
}

/** Only somebody who builds the request by hand can send anything else. */
function sentAnswers(json: string): FormAnswers {
  try {
    return FormAnswers.parse(JSON.parse(json))
  } catch {
    throw new Response(null, { status: 400 })
  }
}

/** What the server says of single questions, at the questions; what names none of them is said of the whole. */
function asFormErrors(form: DynamicForm, errors: Record<string, string>): FormError[] {
  return indexOf(form).placed.flatMap(({ section, question: { question_id, label } }) => {
    const message = Object.hasOwn(errors, question_id) ? errors[question_id] : undefined
    return message ? [{ section_id: section.section_id, question_id, label, message }] : []
  })
}

/** The version that stood on the page, whatever the form has become since; the newest where none is named. */
async function formOf(page: PageContext, formId: string, version?: number): Promise<DynamicForm> {
  try {
    return await page.call(getDemoForm, {
      params: { club: clubOf(page), form_id: formId },
      query: version === undefined ? {} : { version },
    })
  } catch (error) {
    throw asRouteError(error, page)
  }
}
