import { listAvailableMembers, type MemberKind } from '@clubhouse/contract/people/family'
import { getProduct } from '@clubhouse/contract/selling/products'
import { getPlanForm } from '@clubhouse/contract/people/registration'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { loadPart } from '#lib/page/api.ts'
import { clubOf } from '#lib/page/page-context.ts'
import { publicLoader } from '#lib/page/handlers.ts'
import type { AllFacts, PlanFacts } from './plan-facts.ts'

/** More than anybody registers at once. */
const MOST_PLANS = 40
const FAMILY = { page: 1, per_page: 100 }

/**
 * API-49, API-55: the forms of the plans that the browser has chosen, and who may be registered in them. A page of ours and
 * not the API, because here a sign-in that has run out is renewed on the way.
 */
export const loader = publicLoader(async ({ page, request }): Promise<Response> => {
  const { searchParams } = new URL(request.url)
  const asked = (name: string) => [...new Set(searchParams.getAll(name))].slice(0, MOST_PLANS)
  const isSignedIn = (await page.user()) !== null
  const [plans, adults, products] = await Promise.all([
    Promise.all(asked('plan_id').map((planId) => factsOf(page, planId, isSignedIn))),
    isSignedIn ? peopleOf(page, 'adult') : [],
    productsOf(page, asked('product_id')),
  ])
  const facts: AllFacts = { plans, adults, products }
  return Response.json(facts, { headers: { 'cache-control': 'private, no-store' } })
})

async function factsOf(page: PageContext, plan_id: string, isSignedIn: boolean): Promise<PlanFacts> {
  const params = { club: clubOf(page), plan_id }
  const { value: form } = await loadPart(page.call(getPlanForm, { params }), page)
  const kind = form?.member.kind === 'juvenile' ? 'juvenile' : 'adult'
  const members = isSignedIn && form ? await peopleOf(page, kind, plan_id) : []
  return { plan_id, form, members }
}

async function peopleOf(page: PageContext, type: MemberKind, plan_id?: string) {
  const query = { ...FAMILY, type, ...(plan_id !== undefined && { plan_id }) }
  const params = { club: clubOf(page) }
  const { value } = await loadPart(page.call(listAvailableMembers, { params, query }), page)
  return value?.items ?? null
}

async function productsOf(page: PageContext, ids: string[]): Promise<AllFacts['products']> {
  const club = clubOf(page)
  const found = await Promise.all(
    ids.map((product_id) => loadPart(page.call(getProduct, { params: { club, product_id } }), page)),
  )
  if (found.some(({ hasFailed }) => hasFailed)) return null
  return found.flatMap(({ value }) => (value?.type === 'Plan' || value?.type === 'Bundle' ? [value] : []))
}
