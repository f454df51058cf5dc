import { getStore } from '@clubhouse/contract/site/club'
import {
  type AvailableMember,
  listAvailableMembers,
  type MemberKind,
} from '@clubhouse/contract/people/family'
import type { MembershipDiscount } from '@clubhouse/contract/selling/catalogue'
import { listPlanDiscounts } from '@clubhouse/contract/selling/products'
import { dayOf } from '@clubhouse/domain/format'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { asRouteError, loadPart } from '#lib/page/api.ts'
import { clubOf } from '#lib/page/page-context.ts'

export interface DetailsData {
  /** The day it is for the club. */
  today: string
  discounts: MembershipDiscount[]
  /** ERR-38 */
  hasDiscountsFailed: boolean
  /** Of whoever is signed in: themselves, then those for whom they act. */
  family: AvailableMember[]
  hasFailedToKnow: boolean
}

const FAMILY = { page: 1, per_page: 100 }

/** What the server can say before the browser has said what was chosen. */
export async function loadDetails(page: PageContext): Promise<DetailsData> {
  const club = clubOf(page)
  const user = await page.user()
  const people = async (type: MemberKind) => {
    if (!user) return { value: null, hasFailed: false }
    return loadPart(page.call(listAvailableMembers, { params: { club }, query: { ...FAMILY, type } }), page)
  }
  try {
    const [today, discounts, adults, juveniles] = await Promise.all([
      todayIn(page),
      loadPart(page.call(listPlanDiscounts, { params: { club }, query: {} }), page),
      people('adult'),
      people('juvenile'),
    ])
    return {
      today,
      discounts: discounts.value?.items ?? [],
      hasDiscountsFailed: discounts.hasFailed,
      family: [...(adults.value?.items ?? []), ...(juveniles.value?.items ?? [])],
      hasFailedToKnow: adults.hasFailed || juveniles.hasFailed,
    }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

async function todayIn(page: PageContext): Promise<string> {
  const { time_zone } = await page.call(getStore, { params: { club: clubOf(page) } })
  return dayOf(page.now().toISOString(), time_zone)
}
