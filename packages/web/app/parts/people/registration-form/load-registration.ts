import { getStore } from '@clubhouse/contract/site/club'
import type { DynamicForm, FormAnswers } from '@clubhouse/contract/people/forms'
import { listRelatedAccounts } from '@clubhouse/contract/identity/members'
import type { RelatedAccount } from '@clubhouse/contract/people/people'
import { getInitialAnswers } from '@clubhouse/contract/people/registration'
import { dayOf } from '@clubhouse/domain/format'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { asRouteError, loadPart } from '#lib/page/api.ts'
import { clubOf } from '#lib/page/page-context.ts'
import { type Choice, chosenFrom, memberOf, peopleFor } from './people-choices.ts'

export interface RegistrationData {
  form: DynamicForm
  /** The day it is for the club. */
  today: string
  people: Choice[]
  chosen: Choice | null
  initial: FormAnswers | null
  hasFailedToKnow: boolean
  /** Whoever has not signed in fills in a grown-up's form for themselves. */
  isAboutOneself: boolean
  /** Whose draft it is: nobody's until somebody signs in. */
  person: string | null
}

/** More of a family than anybody will look through. */
const FAMILY = { page: 1, per_page: 100 }

/** Where the form comes from. */
interface FormSource {
  findForm: () => Promise<DynamicForm>
  /** The plan that asks with it; null where none does. */
  findPlan: (form: DynamicForm) => Promise<string | null>
}

/** A form for whoever is asked for, with what the club knows of them. */
export async function loadRegistration(
  page: PageContext,
  { findForm, findPlan }: FormSource,
  asked: string | null,
): Promise<RegistrationData> {
  const user = await page.user()
  try {
    const [form, today, family] = await Promise.all([
      findForm(),
      todayIn(page),
      user ? loadPart(page.call(listRelatedAccounts, { query: FAMILY }), page) : null,
    ])
    const people = peopleFor(form.kind, user, family?.value?.items ?? ([] as RelatedAccount[]))
    const chosen = chosenFrom(people, asked)
    const known = await loadPart(user ? knownAnswers(page, form, memberOf(chosen), findPlan) : NOTHING, page)
    return {
      form,
      today,
      people,
      chosen,
      initial: known.value,
      hasFailedToKnow: known.hasFailed || family?.hasFailed === true,
      isAboutOneself: form.kind !== 'juvenile' && (!user || chosen?.id === user.user_id),
      person: user && chosen ? [user.user_id, chosen.id].join('.') : null,
    }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export async function todayIn(page: PageContext): Promise<string> {
  const { time_zone } = await page.call(getStore, { params: { club: clubOf(page) } })
  return dayOf(page.now().toISOString(), time_zone)
}

const NOTHING = Promise.resolve(null)

/** API-50: a form that no plan asks with begins empty, and so does one for a grown-up whom the club does not know. */
async function knownAnswers(
  page: PageContext,
  form: DynamicForm,
  memberId: string | null,
  findPlan: FormSource['findPlan'],
): Promise<FormAnswers | null> {
  if (memberId === null && form.kind !== 'juvenile') return null
  const planId = await findPlan(form)
  if (planId === null) return null
  return page.call(getInitialAnswers, {
    params: { club: clubOf(page), plan_id: planId },
    query: {
      ...(memberId !== null && { member_id: memberId }),
      form_type: form.kind === 'guardian' ? 'guardian' : 'member',
    },
  })
}
