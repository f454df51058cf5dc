import type { MembershipProduct } from '@clubhouse/contract/selling/catalogue'
import type { AvailableMember } from '@clubhouse/contract/people/family'
import type { FormAnswers } from '@clubhouse/contract/people/forms'
import type { RegistrationForm } from '@clubhouse/contract/people/registration'

/** Where the page asks for what it cannot know before the browser has said what was chosen. */
export const DATA_PATH = '/products/membership/details'

/** What a plan asks, and whom the signed-in person may register in it. */
export interface PlanFacts {
  plan_id: string
  /** Null where it could not be had. */
  form: RegistrationForm | null
  /** Their ages on the plan's day. Null where they could not be had. */
  members: AvailableMember[] | null
}

export interface AllFacts {
  plans: PlanFacts[]
  /** Who may sign for a child. */
  adults: AvailableMember[] | null
  /** What was chosen, as it is sold now; what is gone is missing. Null where not all of it could be looked up. */
  products: MembershipProduct[] | null
}

/** API-50 */
export type KnownAnswers =
  | { kind: 'known'; answers: FormAnswers }
  | { kind: 'signed-out' }
  | { kind: 'failed' }
