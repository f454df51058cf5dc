import { redirect } from 'react-router'
import { getStore } from '@clubhouse/contract/account'
import type { DynamicForm, FormAnswers } from '@clubhouse/contract/forms'
import { listRelatedAccounts } from '@clubhouse/contract/members'
import type { RelatedAccount } from '@clubhouse/contract/people'
import { getDemoForm, listDemoForms } from '@clubhouse/contract/demo-forms'
import { getInitialAnswers } from '@clubhouse/contract/registration'
import { dayOf } from '@clubhouse/domain/format'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { asRouteError, loadPart } from '../../lib/page/api.ts'
import { type Choice, chosenFrom, memberOf, peopleFor } from './people-choices.ts'

export interface FillInData {
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

/** Nothing of this exists in live mode. */
export async function loadFillIn(
  page: PageContext,
  formId: string,
  asked: string | null,
): Promise<FillInData> {
  if (!page.demo) throw redirect('/error')
  const club = clubOf(page)
  const user = await page.user()
  try {
    const [form, today, family] = await Promise.all([
      page.call(getDemoForm, { params: { club, form_id: formId }, query: {} }),
      todayIn(page),
      user ? loadPart(page.call(listRelatedAccounts, { query: FAMILY }), page) : null,
    ])
    const people = peopleFor(form.kind, user, family?.value?.items ?? ([] as RelatedAccount[]))
    const chosen = chosenFrom(people, asked)
    const known = await loadPart(user ? knownAnswers(page, form, memberOf(chosen)) : NOTHING, page)
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

export const clubOf = ({ host }: PageContext): string => (host.type === 'club' ? host.club : '')

export async function todayIn(page: PageContext): Promise<string> {
  const { time_zone } = await page.call(getStore, { params: { club: clubOf(page) } })
  return dayOf(page.now().toISOString(), time_zone)
}

const NOTHING = Promise.resolve(null)

/** API-50: a form that no plan asks with begins empty, and so does one for a grown-up whom the club does not know. */
async function knownAnswers(
  page: PageContext,
  { form_id, kind }: DynamicForm,
  memberId: string | null,
): Promise<FormAnswers | null> {
  if (memberId === null && kind !== 'juvenile') return null
  const club = clubOf(page)
  const forms = await page.call(listDemoForms, { params: { club } })
  const planId = forms.find((form) => form.form_id === form_id)?.plan_id
  if (!planId) return null
  return page.call(getInitialAnswers, {
    params: { club, plan_id: planId },
    query: {
      ...(memberId !== null && { member_id: memberId }),
      form_type: kind === 'guardian' ? 'guardian' : 'member',
    },
  })
}
