import type { ClubRenewals, Renewal } from '@clubhouse/contract/selling/member-renewal'
import { distinctAgreements } from '@clubhouse/domain/selling/renewal/check-answers'
import { clubWithSite } from './club-with-site.ts'
import type { RenewalDeps } from './deps.ts'
import type { ClubDue, DueRenewal } from './due-renewals.ts'

/** What the family is told: what is missing is named, and no answer is among it. */
export function showRenewals(
  { sites }: Pick<RenewalDeps, 'sites'>,
  { facts, due }: ClubDue,
  userId: string,
): ClubRenewals {
  const offered = new Set(due.flatMap(({ successor }) => successor?.plan.metadata.plan_id ?? []))
  const isOfUse = (planIds: readonly string[]) => planIds.some((id) => offered.has(id))
  return {
    club: clubWithSite(sites, facts.club),
    renewals: due.map((each) => shown(each, userId)),
    agreements: distinctAgreements(due.flatMap(({ forms }) => forms.map(({ checked }) => checked))),
    bundles: facts.bundles.filter(({ metadata }) =>
      isOfUse(metadata.products.map((plan) => plan.metadata.plan_id)),
    ),
    discounts: facts.discounts.filter(({ plans }) => isOfUse(plans.map(({ plan_id: id }) => id))),
  }
}

const shown = ({ held, person, successor, state, forms }: DueRenewal, userId: string): Renewal => ({
  membership_id: held.membershipId,
  member_id: held.memberId,
  first_name: person.firstName,
  last_name: person.lastName,
  is_self: person.id === userId,
  before: { name: held.planName, ends_on: held.endsOn },
  state,
  plan: successor?.plan ?? null,
  choice: successor?.choice ?? null,
  forms: forms.map(({ type, checked }) => ({
    type,
    missing: checked.missing,
    agreements: checked.agreements.map(({ key }) => key),
  })),
})
