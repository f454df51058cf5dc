import type { PlanProduct } from '@clubhouse/contract/selling/catalogue'
import type { SwitchOffer } from '@clubhouse/contract/selling/member-renewal'
import { isBuyable } from '@clubhouse/domain/selling/catalogue/availability'
import { dayOfAge, fitsAges, kindOn } from '@clubhouse/domain/people/family/ages'
import { cents } from '@clubhouse/domain/money/money'
import { switchQuote } from '@clubhouse/domain/selling/renewal/switch-quote'
import { isForAnotherClub } from '#kernel/http/caller.ts'
import { findRegistrants, type Person } from '#people/registration/port.ts'
import type { RenewalDeps, Signed } from './deps.ts'
import { findSwitchFacts, type SwitchFacts } from './switch.queries.ts'

export interface Switching extends SwitchFacts {
  person: Person
  offers: SwitchOffer[]
}

/** What a membership of the caller's family could be changed to today; null where it is none of theirs, or over. */
export async function findSwitch(
  deps: RenewalDeps,
  caller: Signed,
  membershipId: string,
): Promise<Switching | null> {
  const { user_id: userId, accounts } = caller.member.user
  for (const { account_id: clubId } of accounts) {
    if (isForAnotherClub(caller, clubId)) continue
    const asked = { clubId, userId, membershipId, now: deps.now() }
    const facts = await deps.db.withClub(clubId, (tx) => findSwitchFacts(tx, asked))
    if (!facts) continue
    const [person] = await findRegistrants(deps.db, userId, [facts.membership.memberId])
    return person ? { ...facts, person, offers: offersOf(facts, person) } : null
  }
  return null
}

/** Of a bundle and of a subscription nobody can say by days what is left: there the club is asked without a sum. */
function offersOf({ club, membership, plans }: SwitchFacts, person: Person): SwitchOffer[] {
  if (membership.bundle !== null || membership.isSubscription) return []
  const old = {
    startsOn: membership.startsOn,
    endsOn: membership.endsOn,
    total: cents(membership.total),
    paid: cents(membership.paid),
  }
  return plans.flatMap((plan) => {
    const end = plan.metadata.subscription.period.end
    const isPaidOnce = plan.metadata.payment_options.every(({ type }) => type !== 'subscription')
    if (end === null || !isPaidOnce || !isBuyable(plan.metadata.availability)) return []
    if (!isFor(plan, person, club.today)) return []
    const quote = switchQuote(old, { price: cents(plan.price), endsOn: end }, club.today)
    const { days, daysLeft, used, unused, paid, notPaid } = quote.old
    return [
      {
        plan,
        old: { days, days_left: daysLeft, used, unused, paid, not_paid: notPaid },
        next: { days: quote.next.days, days_left: quote.next.daysLeft, part: quote.next.part },
        difference: quote.difference,
      },
    ]
  })
}

function isFor({ metadata }: PlanProduct, { kind, dateOfBirth }: Person, today: string): boolean {
  const { ages, is_juvenile: isJuvenile } = metadata
  const isChild =
    kindOn(kind === 'juvenile' ? 'juvenile' : 'adult', dateOfBirth, dayOfAge(ages, today)) === 'juvenile'
  if (isChild !== isJuvenile) return false
  return (dateOfBirth === null && !isJuvenile) || fitsAges(ages, dateOfBirth, today)
}
