import type { SignedIn } from '../http/caller.ts'
import type { RunningClub } from '../http/guard.ts'

interface Asking {
  member: SignedIn
  club: RunningClub
}

/** The one place that says who may look at a club’s people. */
export const mayReadPeople = (asking: Asking): boolean => runsClub(asking)

/** The one place that says who may open what was answered about health and safety; a reason and a proof come on top. */
export const mayReadMedical = (asking: Asking): boolean => runsClub(asking)

function runsClub({ member, club }: Asking): boolean {
  const account = member.user.accounts.find(({ account_id: id }) => id === club.clubId)
  return account !== undefined && (account.roles.includes('admin') || account.roles.includes('owner'))
}
