import type { HomeClub, MembershipOnHome } from '@clubhouse/contract/people/home'
import { isSpokenOf, membershipsToRenew } from '../../selling/renewal/memberships-to-renew.ts'
import { isSameLine } from '../../selling/renewal/same-line.ts'

/**
 * The memberships of which the first page says that they may be renewed: the last of each person and programme, that has ended
 * or soon will, where a plan of the same line is on sale that lasts longer. What it costs and whether it fits, the renewal itself says.
 */
export function openRenewals({ memberships, on_sale: onSale, today }: HomeClub): ReadonlySet<string> {
  const held = memberships.map((membership) => ({
    ...membership,
    memberId: membership.member_id,
    programId: membership.program_id,
    programTitle: membership.program,
    endsOn: membership.ends_on,
  }))
  const open = membershipsToRenew(held, today).filter(
    ({ endsOn, programId, programTitle }) =>
      isSpokenOf(endsOn, today) &&
      onSale.some(
        ({ program_id: id, program, ends_on: ends }) =>
          (id === programId || isSameLine(program, programTitle)) && (ends === null || ends > endsOn),
      ),
  )
  return new Set(open.map(({ membership_id: id }: Pick<MembershipOnHome, 'membership_id'>) => id))
}
