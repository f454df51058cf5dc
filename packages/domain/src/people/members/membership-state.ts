import { ADULT_FROM } from '../family/ages.ts'
import { ageOn } from '../../time/plain-date.ts'

/** How a membership stands on a day, as a family and a steward read it. */
export type MembershipState = 'active' | 'ended' | 'cancelled'

export interface MembershipTerms {
  status: 'active' | 'cancelled'
  /** The last day; null for one that goes on. */
  endsOn: string | null
}

/** Refunded or cancelled comes first: whoever gave it back is not told that it ended. The last day still counts. */
export function membershipState({ status, endsOn }: MembershipTerms, today: string): MembershipState {
  if (status === 'cancelled') return 'cancelled'
  return endsOn !== null && endsOn < today ? 'ended' : 'active'
}

/** "U10" for a child of nine on the plan's day; null for adults, and where no birthday is known. */
export function ageGroupOf(dateOfBirth: string | null, day: string): string | null {
  if (dateOfBirth === null) return null
  const age = ageOn(dateOfBirth, day)
  return age >= 0 && age < ADULT_FROM ? `U${age + 1}` : null
}
