import type { FamilyPerson, HomeClub, MemberHome, PaidItem } from '@clubhouse/contract/people/home'
import { isLate, paymentsMade } from './coming-up.ts'
import { openRenewals } from './renewal-open.ts'

export interface PlanOfPerson {
  membershipId: string
  club: HomeClub
  plan: string
  state: 'active' | 'failed' | 'renewal' | 'ended'
  endsOn: string | null
  /** Of what is paid over time. */
  paid: { made: number; of: number } | null
}

export interface PersonCard {
  person: FamilyPerson
  plans: PlanOfPerson[]
}

/** Everybody of the family with the plans that count today; where none does, the one that ended last in each club. */
export function familyCards({ people, clubs }: MemberHome): PersonCard[] {
  return people.map((person) => ({
    person,
    plans: clubs.flatMap((club) => plansOf(club, person.member_id)),
  }))
}

function plansOf(club: HomeClub, memberId: string): PlanOfPerson[] {
  const own = club.memberships.filter(({ member_id: id }) => id === memberId)
  const open = openRenewals(club)
  const isOn = ({ status, ends_on: ends }: (typeof own)[number]) =>
    status === 'active' && (ends === null || ends >= club.today)
  const shown = own.some(isOn) ? own.filter(isOn) : own.slice(0, 1)
  return shown.map((membership): PlanOfPerson => {
    const item = paidWith(club.items, membership.order_item_id)
    const { membership_id: membershipId, plan, ends_on: endsOn } = membership
    return { membershipId, club, plan, endsOn, paid: inParts(item), state: stateOf() }

    function stateOf(): PlanOfPerson['state'] {
      if (item?.later.some(isLate)) return 'failed'
      if (open.has(membership.membership_id)) return 'renewal'
      return isOn(membership) ? 'active' : 'ended'
    }
  })
}

/** What is paid over time for it: its own item, or that of its bundle. */
function paidWith(items: readonly PaidItem[], itemId: string | null): PaidItem | undefined {
  const own = items.find(({ order_item_id: id }) => id === itemId)
  return items.find(({ order_item_id: id }) => id === own?.bundle_order_item_id) ?? own
}

const inParts = (item: PaidItem | undefined) =>
  item && !item.is_subscription && item.number_of_payments > 1 ? paymentsMade(item) : null
