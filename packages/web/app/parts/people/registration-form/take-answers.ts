import { type ActionFunctionArgs, createContext, data, redirect } from 'react-router'
import { type DynamicForm, FormAnswers } from '@clubhouse/contract/people/forms'
import { linearPatterns } from '@clubhouse/domain/people/forms/linear-patterns'
import { readPosted } from '@clubhouse/domain/people/forms/answers/posted-values'
import { indexOf } from '@clubhouse/domain/people/forms/structure'
import { errorsIn, type FormError } from '@clubhouse/domain/people/forms/answers/verdict'
import { cleanAnswers } from '@clubhouse/domain/people/forms/answers/wire-answers'
import { asRouteError } from '#lib/page/api.ts'
import { readForm } from '#lib/form/read-form.ts'
import { refusedBy } from '#lib/form/refused.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { type PostedFields, postedFields, valuesIn } from '#parts/people/dynamic-form/drafts/posted-fields.ts'
import { REGISTRATION } from './messages.ts'

/** The names of what the page posts besides the fields of the form. */
export const ABOUT = {
  version: 'version',
  /** A page that runs a script sends the answers themselves. */
  answers: 'answers',
} as const

/** What a form that could not be kept is answered with. */
export interface Refused {
  errors: FormError[]
  /** What is wrong with the whole; null where the fields say it. */
  formError: string | null
  /** With what stood in it, for a page that is drawn anew. The form may have changed since it was opened. */
  again: { form: DynamicForm; posted: PostedFields } | null
}

/** Set by the action for the loader that follows it: the title of a page that came back says so (without a script too). */
export const refusedContext = createContext(false)

export interface GivenAnswers extends FormAnswers {
  version: number
}

/** Where the form comes from and where its answers go: each page that shows one has endpoints of its own. */
export interface AnswersTaker {
  /** The version that stood on the page, whatever the form has become since; the newest where none is named. */
  findForm: (version?: number) => Promise<DynamicForm>
  /** The day it is for the club. */
  findToday: () => Promise<string>
  /** Keeps them and says which page is next. */
  keep: (answers: GivenAnswers) => Promise<string>
}

/** The action of a page with a registration form: the same for a page that runs a script and for one that does not. */
export async function takeAnswers(
  { request, context }: ActionFunctionArgs,
  { findForm, findToday, keep }: AnswersTaker,
) {
  const page = context.get(pageContext)
  const refuse = (refused: Refused, status: number) => {
    context.set(refusedContext, true)
    return data<Refused>(refused, { status })
  }
  const formOf = (version?: number) =>
    findForm(version).catch((error: unknown) => {
      throw asRouteError(error, page)
    })
  const posted = postedFields(await readForm(request))
  const all = valuesIn(posted)
  const first = (name: string) => all(name)[0] ?? ''
  const form = await formOf(Number(first(ABOUT.version)))

  const isScript = ABOUT.answers in posted
  const values = isScript ? null : readPosted(form, all)
  const again = values && { form, posted }
  if (values) {
    const errors = errorsIn(form, values, {
      today: await findToday(),
      patterns: linearPatterns,
    })
    if (errors.length > 0) return refuse({ errors, formError: null, again }, 422)
  }
  const answers = values ? cleanAnswers(form, values) : sentAnswers(first(ABOUT.answers))
  try {
    return redirect(await keep({ ...answers, version: form.version }), 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, REGISTRATION.notSent)
    const atFields = asFormErrors(form, errors)
    // It cannot be handed in any more as it was shown: what was typed comes back in what the club asks now.
    if (again && status === 409) again.form = await formOf()
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
