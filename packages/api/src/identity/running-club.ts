import { accountsRun } from '@clubhouse/domain/chosen-account'
import { NOT_PERMITTED } from '@clubhouse/domain/roles'
import { type Caller, isForAnotherClub } from '../http/guard.ts'
import { notFound, Refusal } from '../http/problems.ts'
import { signedIn } from './deps.ts'

/** Somebody at work in the back office, and the club that they work on. */
export interface RunningClub {
  clubId: string
  userId: string
}

/**
 * OPEN-120, OPEN-121: the club that a call of the back office names, for its admins and owners. To whoever has nothing
 * to do with it, it does not exist; that somebody works for the whole platform gives no role in it (OPEN-122).
 */
export async function runningClub(caller: Caller, accountId: string): Promise<RunningClub> {
  const { user } = await signedIn(caller)
  const account = user.accounts.find(({ account_id }) => account_id === accountId.toLowerCase())
  if (!account || isForAnotherClub(caller, account.account_id)) throw notFound('The account')
  if (accountsRun([account]).length === 0) throw new Refusal(403, 'forbidden', NOT_PERMITTED)
  return { clubId: account.account_id, userId: user.user_id }
}
