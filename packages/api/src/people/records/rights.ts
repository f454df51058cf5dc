import { holds } from '@clubhouse/domain/office/offices'
import type { SignedIn } from '#kernel/http/caller.ts'
import { type RunningClub, standingIn } from '#kernel/http/guard.ts'

interface Asking {
  member: SignedIn
  club: RunningClub
}

/** The one place that says who may look at a club’s people. */
export const mayReadPeople = (asking: Asking): boolean => holds(standingIn(asking), ['people'])

/** Who may look at groups: all of them with the right to its people, else those that they manage (groups/). */
export const mayReadGroups = (asking: Asking): boolean => holds(standingIn(asking), ['people', 'teams'])

/** The one place that says who may open what was answered about health and safety; a reason and a proof come on top. */
export const mayReadMedical = (asking: Asking): boolean => holds(standingIn(asking), ['medical'])
