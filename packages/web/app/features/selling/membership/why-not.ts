import type { PlanMetadata } from '@clubhouse/contract/selling/catalogue'
import { formatLongDate } from '@clubhouse/domain/format'
import { PLAN } from './messages.ts'

/** Why something cannot be bought now; null where it can. */
export function whyNot(
  { availability, opens_at: opensAt }: Pick<PlanMetadata, 'availability'> & { opens_at?: string | null },
  timeZone: string,
): string | null {
  switch (availability) {
    case 'open':
    case 'limited':
      return null
    case 'sold_out':
      return PLAN.soldOut
    case 'closed':
      return PLAN.closed
    case 'not_open':
      return opensAt ? PLAN.opens(formatLongDate(opensAt, timeZone)) : PLAN.notOpen
  }
}
