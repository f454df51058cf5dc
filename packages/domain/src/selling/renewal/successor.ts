import type { AgeRange, Availability, PlanProduct } from '@clubhouse/contract/selling/catalogue'
import type { MemberKind } from '@clubhouse/contract/people/family'
import { ADULT_FROM, dayOfAge, fitsAges, kindOn } from '../../people/family/ages.ts'
import { isBuyable } from '../catalogue/availability.ts'
import { isSameLine } from './same-line.ts'

/** A membership that somebody has or had, and what its plan is now. */
export interface PastMembership {
  planId: string
  planName: string
  programId: string
  programTitle: string
  /** Of the plan, as it stands today. */
  price: number
  ages: AgeRange
  isJuvenile: boolean
  /** The last day. */
  endsOn: string
}

export interface OfferedPlan {
  plan: PlanProduct
  programTitle: string
}

export interface Renewer {
  kind: MemberKind
  /** A plain date, where it is known. */
  dateOfBirth: string | null
}

/** Why it is this plan: the same as before, the next group for whoever has outgrown theirs, or the nearest to one that is gone. */
export type RenewalChoice = 'same' | 'outgrown' | 'replaced'

export interface Successor {
  plan: PlanProduct
  choice: RenewalChoice
}

/**
 * The plan that follows a membership: of the same programme, lasting longer than the membership did, and for somebody of this
 * age on the plan's own day. The same plan comes first, by its id or by its name without a year; then the season that ends
 * soonest, and in it the nearest price. Of what is closed nothing is offered; whether a plan is sold out or not open yet is for
 * the caller to say, since nobody is moved to another plan for that.
 */
export function successorOf(
  past: PastMembership,
  person: Renewer,
  offered: readonly OfferedPlan[],
  today: string,
): Successor | null {
  const fitting = offered
    .filter((each) => isOfProgram(past, each) && lastsLonger(past, each.plan))
    .filter(({ plan }) => plan.metadata.availability !== 'closed' && isFor(plan, person, today))
    .map(({ plan }) => plan)
  const [best] = fitting.toSorted(
    (a, b) =>
      Number(isSame(past, b)) - Number(isSame(past, a)) ||
      inOrder(endOf(a), endOf(b)) ||
      Math.abs(a.price - past.price) - Math.abs(b.price - past.price) ||
      inOrder(a.name, b.name) ||
      inOrder(a.product_id, b.product_id),
  )
  return best ? { plan: best, choice: choiceOf(past, best, person, today) } : null
}

/** What can be done about a successor today. */
export type RenewalState = 'open' | 'sold_out' | 'not_open' | 'nothing'

export function stateOf(availability: Availability): RenewalState {
  if (isBuyable(availability)) return 'open'
  return availability === 'sold_out' || availability === 'not_open' ? availability : 'nothing'
}

/** Clubs that make a programme anew each year call it the same, but for the year. */
const isOfProgram = (past: PastMembership, { plan, programTitle }: OfferedPlan): boolean =>
  plan.metadata.program_id === past.programId || isSameLine(programTitle, past.programTitle)

const endOf = ({ metadata }: PlanProduct): string => metadata.subscription.period.end ?? ''

/** What never ends is no season, and is renewed by nobody. */
const lastsLonger = ({ endsOn }: PastMembership, plan: PlanProduct): boolean => endOf(plan) > endsOn

const isSame = (past: PastMembership, plan: PlanProduct): boolean =>
  plan.metadata.plan_id === past.planId || isSameLine(plan.name, past.planName)

/** A grown-up whose birthday nobody knows fits where every grown-up does. */
function isFor({ metadata }: PlanProduct, { kind, dateOfBirth }: Renewer, today: string): boolean {
  const { ages, is_juvenile: isJuvenile } = metadata
  if ((kindOn(kind, dateOfBirth, dayOfAge(ages, today)) === 'juvenile') !== isJuvenile) return false
  if (dateOfBirth !== null || isJuvenile) return fitsAges(ages, dateOfBirth, today)
  return ages.to === null && (ages.from ?? 0) <= ADULT_FROM
}

/** Judged on the new plan's day: on the old one's they fitted. */
function choiceOf(past: PastMembership, plan: PlanProduct, person: Renewer, today: string): RenewalChoice {
  if (isSame(past, plan)) return 'same'
  if (past.isJuvenile !== plan.metadata.is_juvenile) return 'outgrown'
  const day = dayOfAge(plan.metadata.ages, today)
  return fitsAges({ ...past.ages, on: null }, person.dateOfBirth, day) ? 'replaced' : 'outgrown'
}

function inOrder(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
