import { getStore } from '@clubhouse/contract/site/club'
import { listOfficeBundles } from '@clubhouse/contract/selling/office/bundles'
import { listOfficeCodes } from '@clubhouse/contract/selling/office/discount-codes'
import { listOfficeDiscounts } from '@clubhouse/contract/selling/office/discounts'
import { listOfficePlans } from '@clubhouse/contract/selling/office/plans'
import { listOfficePrograms } from '@clubhouse/contract/selling/office/programs'
import { dayOf, formatMoney } from '@clubhouse/domain/format'
import { tidyCode } from '@clubhouse/domain/selling/catalogue/office/discount-fields'
import { simulatePrice } from '@clubhouse/domain/selling/catalogue/office/simulate-price'
import { DATE_PROBLEMS, displayDate, parseDate } from '@clubhouse/domain/time/plain-date'
import { clubTimeOf } from '#parts/office/club-time.ts'
import { officeLoader } from '#parts/office/office-handlers.ts'

const ALL = { per_page: 100 }
export const MOST = 20
export const SIMULATOR_PATH = '/discounts/simulator'

/** Everything stands in the address: a trial can be shared, and needs no script. */
export const loadTrial = /* @__PURE__ */ officeLoader(
  async ({ call, page, club, headers, search: asked }) => {
    const typed = tidyCode(asked.get('code') ?? '')
    const [store, programs, plans, bundles, discounts, codes] = await Promise.all([
      call(getStore, { params: { club: club.slug } }),
      call(listOfficePrograms, { headers, query: { ...ALL, finished: 'false' } }),
      call(listOfficePlans, { headers, query: ALL }),
      call(listOfficeBundles, { headers, query: ALL }),
      call(listOfficeDiscounts, { headers, query: { ...ALL, active: 'true' } }),
      typed === ''
        ? null
        : call(listOfficeCodes, { headers, query: { ...ALL, filter: typed.slice(0, 200) } }),
    ])
    const { currency } = store
    const { now, timeZone } = clubTimeOf(page, store)
    const today = dayOf(now, timeZone)
    const day = parseDate(asked.get('on') || displayDate(today))
    const programme =
      programs.items.find(({ program_id: id }) => id === asked.get('programme')) ?? programs.items[0]
    const isOfIt = ({ program_id: id }: { program_id: string }) => id === programme?.program_id
    const counted = plans.items.filter(isOfIt).map((plan) => ({ plan, count: countIn(asked, plan.plan_id) }))
    const simulated = simulatePrice({
      plans: counted,
      bundles: bundles.items.filter(isOfIt),
      discounts: discounts.items,
      code: codes && { typed, found: codes.items.find(({ code }) => code === typed) ?? null },
      on: day.ok ? day.iso : today,
      isCheapest: asked.get('with') === 'cheapest',
      money: (amount) => formatMoney(amount, currency),
    })
    return {
      programmes: programs.items.map(({ program_id: value, title: label }) => ({ value, label })),
      programme: programme?.program_id ?? '',
      plans: counted,
      currency,
      on: day.ok ? day.display : (asked.get('on') ?? ''),
      dayError: day.ok ? undefined : DATE_PROBLEMS[day.reason],
      code: asked.get('code') ?? '',
      isCheapest: asked.get('with') === 'cheapest',
      simulated,
    }
  },
)

/** What was typed, and one more or fewer where a step was pressed without a script. */
function countIn(asked: URLSearchParams, planId: string): number {
  const text = asked.get(planId) ?? ''
  const typed = /^\d{1,3}$/.test(text) ? Number(text) : 0
  const step = Number(asked.get('more') === planId) - Number(asked.get('less') === planId)
  return Math.max(0, Math.min(MOST, typed + step))
}
