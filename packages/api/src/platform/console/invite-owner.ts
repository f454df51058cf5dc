import { Refusal } from '@clubhouse/contract/refusal'
import { emailError } from '@clubhouse/domain/identity/email-rules'
import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { inviteFirstOwner } from '#identity/office-users/port.ts'
import { fullName, type PlatformDeps, type Superuser } from './deps.ts'

/** A club whose first invitation ran out, or went to the wrong mailbox, gets another. Answers why not. */
export async function inviteOwner(
  deps: PlatformDeps,
  caller: Superuser,
  clubId: string,
  email: string,
): Promise<Refusal | null> {
  const wrong = emailError(email)
  if (wrong) return new Refusal(422, 'invalid_data', wrong, { errors: { email: wrong } })
  await deps.rates.take('office-invitation', caller, clubId)
  const by = mailName(fullName(caller.member)) || null
  const act = { caller, clubId, actorId: caller.member.user.user_id, by }
  return deps.db.withPlatform((tx) => inviteFirstOwner(deps, tx, act, email))
}
