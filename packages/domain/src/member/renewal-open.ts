import type { MembershipOnHome } from '@clubhouse/contract/member-home'
import { addDays } from '../time/plain-date.ts'

const DAYS_AHEAD = 30

/**
 * Whether a membership may be renewed: it has ended or ends within a month, its programme is on sale again, and the person
 * has nothing newer of it. Until the renewal of whole households says more.
 */
export function isRenewalOpen(
  { status, ends_on: ends, is_on_sale_again: isOnSale, ...membership }: MembershipOnHome,
  all: readonly MembershipOnHome[],
  today: string,
): boolean {
  if (status !== 'active' || ends === null || !isOnSale || ends > addDays(today, DAYS_AHEAD)) return false
  return !all.some(
    (other) =>
      other.member_id === membership.member_id &&
      other.program_id === membership.program_id &&
      other.status === 'active' &&
      (other.ends_on === null || other.ends_on > ends),
  )
}
