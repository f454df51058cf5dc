import type { GivenForm } from '@clubhouse/contract/selling/cart'
import type { FormAnswers } from '@clubhouse/contract/people/forms'
import { isRefusal } from '@clubhouse/contract/refusal'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { Database } from '#kernel/db/database.ts'
import {
  type ClubForm,
  findClubForms,
  isClosed,
  judgedAnswers,
  judgedSoFar,
  type QuestionOptions,
} from '#people/registration/port.ts'
import type { CartRefusal } from '../cart-kind.ts'
import { invalidRegistration } from '../refusals.ts'
import type { Registration } from './check-sent.ts'

export interface FormDeps {
  db: Database
  now: () => Date
  options: QuestionOptions
}

/** One filled-in form whose answers may be stored. */
export interface JudgedForm {
  given: GivenForm
  answers: FormAnswers
  /** Whether it asks when somebody was born. */
  asksBirthday: boolean
  /** Something that the form needs was left open, as a registrar may. */
  isUnfinished: boolean
}

export interface JudgedRegistration extends Registration {
  member: JudgedForm
  guardian: JudgedForm | null
}

const CHANGED = 'The club has changed this form. Please check it again.'
const WRONG_FORM = 'This isn’t the form of the plan.'

/** All forms of a call, in one statement and by the rules of the browser; every wrong answer is told at once, by its place. */
export async function judgeForms(
  deps: FormDeps,
  club: string,
  registrations: readonly Registration[],
  mayBeUnfinished = false,
): Promise<Result<JudgedRegistration[], CartRefusal>> {
  const given = registrations.flatMap(({ sent: { registration_form: form } }) => [
    form.member,
    ...(form.guardian ? [form.guardian] : []),
  ])
  const forms = await findClubForms(deps.db, club, distinct(given))
  const found = new Map(forms.map((each) => [keyOf(each.form), each]))
  const errors: Record<string, string> = {}
  const judge = async (sent: GivenForm, wanted: string, place: string): Promise<JudgedForm | null> => {
    const form = found.get(keyOf(sent))
    const fault = faultOf(sent, wanted, form, deps.now())
    if (fault !== null || !form) {
      errors[place] = fault ?? CHANGED
      return null
    }
    const judged = await answersOf(deps, form, sent, mayBeUnfinished)
    if (judged.ok) return { given: sent, ...judged.value, asksBirthday: asks(form, 'date_of_birth') }
    for (const [question, message] of Object.entries(judged.reason)) errors[`${place}.${question}`] = message
    return null
  }
  const judged: JudgedRegistration[] = []
  for (const registration of registrations) {
    const { place, facts, sent } = registration
    const { member: memberForm, guardian: guardianForm } = sent.registration_form
    const member = await judge(memberForm, facts.memberFormId, `${place}.member`)
    const guardian =
      guardianForm && (await judge(guardianForm, facts.guardianFormId ?? '', `${place}.guardian`))
    if (facts.guardianFormId !== null && !guardianForm)
      errors[`${place}.guardian`] = 'A parent or guardian has to sign for a child.'
    if (member) judged.push({ ...registration, member, guardian: guardian ?? null })
  }
  return Object.keys(errors).length > 0 ? refuse(invalidRegistration(errors)) : accept(judged)
}

function faultOf(sent: GivenForm, wanted: string, form: ClubForm | undefined, now: Date): string | null {
  if (sent.form_id !== wanted) return WRONG_FORM
  return !form || isClosed(form, now) ? CHANGED : null
}

/** Only what is wrong with the answers is told by question; that a list is away, or a form too long, is said as it is. */
async function answersOf(
  deps: FormDeps,
  form: ClubForm,
  { sections }: GivenForm,
  mayBeUnfinished: boolean,
): Promise<Result<Pick<JudgedForm, 'answers' | 'isUnfinished'>, Record<string, string>>> {
  try {
    if (mayBeUnfinished) return accept(await judgedSoFar(deps, form, { sections }))
    return accept({ answers: await judgedAnswers(deps, form, { sections }), isUnfinished: false })
  } catch (error) {
    if (isRefusal(error) && error.errors) return refuse(error.errors)
    throw error
  }
}

const asks = ({ form }: ClubForm, question: string): boolean =>
  form.sections.some(({ questions }) => questions.some(({ default_question_id: id }) => id === question))

const keyOf = ({ form_id: id, version }: { form_id: string; version: number }): string => `${id} ${version}`

const distinct = (given: readonly GivenForm[]) => [
  ...new Map(given.map((each) => [keyOf(each), { formId: each.form_id, version: each.version }])).values(),
]
