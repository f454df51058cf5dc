import { Refusal } from '@clubhouse/contract/refusal'
import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import type { Core } from '#kernel/core.ts'
import type { Caller, SignedIn } from '#kernel/http/caller.ts'
import type { RunningClub } from '#kernel/http/guard.ts'
import type { Sessions } from '../sign-in/port.ts'

/** What an invitation is written and mailed with. */
export type InviteDeps = Pick<Core, 'now' | 'audit' | 'config'>
export type UsersDeps = InviteDeps & Pick<Core, 'db' | 'rates'> & { sessions: Sessions }

/** Whoever calls, in the club that they run. */
export type At = Caller & { club: RunningClub; member: SignedIn }

/** Who does something to somebody, where it is written down and mailed. */
export interface Act {
  caller: Caller
  clubId: string
  actorId: string
  /** As a mail may name them. */
  by: string | null
}

export const actOf = (caller: At): Act => ({
  caller,
  clubId: caller.club.clubId,
  actorId: caller.club.userId,
  by: mailName(nameOf(caller.member)) || null,
})

export const nameOf = ({ user }: SignedIn): string => `${user.first_name} ${user.last_name}`

export const notMore = () =>
  new Refusal(403, 'more_than_yours', 'Only an owner can make or change an owner of the club.')
export const lastOwner = () =>
  new Refusal(409, 'last_owner', 'A club needs an owner. Make someone else an owner first.')
