import { addDays } from '../../time/plain-date.ts'
import { isSameLine } from './same-line.ts'

export interface HeldMembership {
  memberId: string
  programId: string
  programTitle: string
  /** Null for one that goes on until it is cancelled. */
  endsOn: string | null
  status: 'active' | 'cancelled'
}

/** Whoever left longer ago joins anew: their answers are old, and they may have left for good. */
const REMEMBERED_DAYS = 550

/** How long before its end a membership is spoken of although nothing follows it yet. */
const SPOKEN_OF_DAYS = 60

/**
 * The memberships that something may follow: of each person the last of each programme. What has no end runs on by itself, and
 * what was cancelled is not brought up again.
 */
export function membershipsToRenew<Held extends HeldMembership>(
  held: readonly Held[],
  today: string,
): (Held & { endsOn: string })[] {
  const last: Held[] = []
  for (const each of held) {
    const at = last.findIndex((other) => other.memberId === each.memberId && isOfOneProgram(other, each))
    const other = last[at]
    if (!other) last.push(each)
    else if (lastsLonger(each, other)) last[at] = each
  }
  const since = addDays(today, -REMEMBERED_DAYS)
  return last.filter(
    (each): each is Held & { endsOn: string } =>
      each.status === 'active' && each.endsOn !== null && each.endsOn >= since,
  )
}

/** Whether somebody should hear that there is nothing to renew to yet. */
export const isSpokenOf = (endsOn: string, today: string): boolean => endsOn <= addDays(today, SPOKEN_OF_DAYS)

const isOfOneProgram = (one: HeldMembership, other: HeldMembership): boolean =>
  one.programId === other.programId || isSameLine(one.programTitle, other.programTitle)

/** One that was bought again after a cancelled one of the same season counts. */
function lastsLonger(one: HeldMembership, other: HeldMembership): boolean {
  if (one.endsOn === other.endsOn) return one.status === 'active' && other.status === 'cancelled'
  if (one.endsOn === null || other.endsOn === null) return one.endsOn === null
  return one.endsOn > other.endsOn
}
