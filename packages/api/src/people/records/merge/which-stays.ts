import type { MergeBar } from '@clubhouse/contract/people/office/member-limits'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import { type DoubledRow, readDoubled } from './doubled.queries.ts'

export interface Two {
  kept: DoubledRow
  gone: DoubledRow
  bar: MergeBar | null
}

const rank = ({ user_id: account, member_id: id }: DoubledRow): number =>
  account === id ? 0 : account !== null ? 1 : 2

/** Whoever has a sign-in keeps it, and an account its people; of two equals the one who came first. */
export function whichStays(one: DoubledRow, other: DoubledRow): Two {
  const [kept, gone] = [one, other].toSorted(
    (a, b) =>
      rank(a) - rank(b) || a.joined_at.localeCompare(b.joined_at) || a.member_id.localeCompare(b.member_id),
  ) as [DoubledRow, DoubledRow]
  return { kept, gone, bar: areInTwoAccounts(kept, gone) ? 'two_accounts' : null }
}

/** A club does not decide who sees whose answers: what one account holds is never handed to another. */
const areInTwoAccounts = ({ user_id: one }: DoubledRow, { user_id: other }: DoubledRow): boolean =>
  one !== null && other !== null && one !== other

/** Both of them, of this club. */
export async function findTwo(
  tx: Tx,
  at: { clubId: string; today: string },
  ids: readonly [string, string],
): Promise<Two | Refusal> {
  if (ids[0] === ids[1]) return new Refusal(422, 'invalid_data', 'Choose two people.')
  const [one, other] = await readDoubled(tx, at, ids)
  return one && other ? whichStays(one, other) : notFound('The person')
}
