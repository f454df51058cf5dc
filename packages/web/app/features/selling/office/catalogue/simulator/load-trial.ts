import type { LoaderFunctionArgs } from 'react-router'
import { getStore } from '@clubhouse/contract/site/club'
import { listOfficeBundles } from '@clubhouse/contract/selling/office/bundles'
import { listOfficeCodes } from '@clubhouse/contract/selling/office/discount-codes'
import { listOfficeDiscounts } from '@clubhouse/contract/selling/office/discounts'
import { listOfficePlans } from '@clubhouse/contract/selling/office/plans'
import { tidyCode } from '@clubhouse/domain/selling/catalogue/office/discount-fields'
import { simulatePrice } from '@clubhouse/domain/selling/catalogue/office/simulate-price'
import { asRouteError } from '#lib/page/api.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { requireClub } from '#parts/office/require-club.ts'

const ALL = { per_page: 100 }
const MOST = 20

export const bundleField = (bundleId: string, planId: string) => `${bundleId}.${planId}`

/** Everything stands in the address: a trial can be shared, and needs no script. */
export async function loadTrial({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  const asked = askedAddress(request).searchParams
  const typed = tidyCode(asked.get('code') ?? '')
  try {
    const [store, plans, bundles, discounts, codes] = await Promise.all([
      page.call(getStore, { params: { club: club.slug } }),
      page.call(listOfficePlans, { headers, query: ALL }),
      page.call(listOfficeBundles, { headers, query: ALL }),
      page.call(listOfficeDiscounts, { headers, query: { ...ALL, active: 'true' } }),
      typed === ''
        ? null
        : page.call(listOfficeCodes, { headers, query: { ...ALL, filter: typed.slice(0, 200) } }),
    ])
    const values = Object.fromEntries(asked)
    const simulated = simulatePrice({
      plans: plans.items.map((plan) => ({ plan, count: countIn(asked, plan.plan_id) })),
      bundles: bundles.items.map((bundle) => ({
        bundle,
        counts: Object.fromEntries(
          bundle.items.map(({ plan_id: id }) => [id, countIn(asked, bundleField(bundle.bundle_id, id))]),
        ),
      })),
      discounts: discounts.items,
      code: codes && { typed, found: codes.items.find(({ code }) => code === typed) ?? null },
    })
    return { plans: plans.items, bundles: bundles.items, currency: store.currency, values, simulated }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

function countIn(asked: URLSearchParams, name: string): number {
  const text = asked.get(name) ?? ''
  return /^\d{1,3}$/.test(text) ? Math.min(MOST, Number(text)) : 0
}
