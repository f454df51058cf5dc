import { listPaymentMethods, listArrears } from '@clubhouse/contract/money/payment-methods'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { loadPart } from '#lib/page/api.ts'

/** A person has a handful of cards: all of them at once. */
export const loadCards = (page: PageContext) =>
  loadPart(page.call(listPaymentMethods, { query: { page: 1, per_page: 100 } }), page)

/** MYACC-06 */
export const loadArrears = (page: PageContext) => loadPart(page.call(listArrears, {}), page)
