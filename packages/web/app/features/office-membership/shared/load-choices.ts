import type { LoaderFunctionArgs } from 'react-router'
import { getStore } from '@clubhouse/contract/account'
import { listOfficePlans, type PlanSummary } from '@clubhouse/contract/backoffice/plans'
import { listOfficePrograms } from '@clubhouse/contract/backoffice/programs'
import { listForms } from '@clubhouse/contract/forms/backoffice-forms'
import { currencyMark } from '@clubhouse/domain/format'
import { asRouteError } from '../../../lib/page/api.ts'
import { pageContext } from '../../../lib/page/page-context.ts'
import { clubTimeOf } from '../../../parts/office/club-time.ts'
import { requireClub } from '../../../parts/office/require-club.ts'
import type { Asking } from './save-thing.ts'

const ALL = { per_page: 100 }

/** For the page of one thing: the thing, or null for a new one, and the club's money and clock. */
export async function loadThing<Item, More extends object>(
  { request, context, params }: LoaderFunctionArgs,
  get: (asking: Asking, id: string) => Promise<Item>,
  more: (asking: Asking) => Promise<More>,
) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  const id = params['id']
  try {
    const [store, item, choices] = await Promise.all([
      page.call(getStore, { params: { club: club.slug } }),
      id === undefined ? null : get({ page, headers }, id),
      more({ page, headers }),
    ])
    const time = clubTimeOf(page, store)
    return { item, time, currency: store.currency, mark: currencyMark(store.currency), ...choices }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export async function programChoices({ page, headers }: Asking) {
  const { items } = await page.call(listOfficePrograms, { headers, query: ALL })
  return items.map(({ program_id: value, title: label }) => ({ value, label }))
}

export async function formChoices({ page, headers }: Asking) {
  const { items } = await page.call(listForms, { headers, query: { ...ALL, archived: 'false' } })
  return items.map(({ form_id: value, name: label, kind }) => ({ value, label, kind }))
}

/** What can be put into a bundle or made cheaper. */
export type PlanChoice = Pick<PlanSummary, 'plan_id' | 'name' | 'price' | 'program'>

export async function planChoices({ page, headers }: Asking): Promise<PlanChoice[]> {
  const { items } = await page.call(listOfficePlans, { headers, query: ALL })
  return items.map(({ plan_id, name, price, program }) => ({ plan_id, name, price, program }))
}
