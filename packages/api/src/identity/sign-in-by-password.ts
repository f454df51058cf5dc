import type { z } from 'zod'
import type { PasswordGrant, Tokens } from '@clubhouse/contract/identity'
import { signInErrors } from '@clubhouse/domain/sign-in-rules'
import type { Caller } from '../http/guard.ts'
import { Refusal } from '../http/problems.ts'
import { clubOf, type IdentityDeps, siteOf } from './deps.ts'
import { judge, letIn, turnAway } from './enter.ts'
import { invalidData } from './invalid-data.ts'
import { verifyPassword } from './passwords.ts'
import { findPerson } from './person.queries.ts'

/** The same for a wrong password and for a person who is not there. */
export const WRONG_CREDENTIALS = 'The e-mail or password is not right.'

/** API-14, AUTH-51 to AUTH-55: nothing is said or issued before the password is known to be right. */
export async function signInByPassword(
  deps: IdentityDeps,
  caller: Caller,
  grant: z.output<typeof PasswordGrant>,
): Promise<Tokens> {
  const { db, rates, audit } = deps
  const { username: email, password, remember_me: remember = false, xgb_user: isForBody = false } = grant
  const site = siteOf(caller)
  const { email: username, password: wrongPassword } = signInErrors({ email, password })
  invalidData({ username, password: wrongPassword })

  await rates.take('sign-in', caller, email)
  const person = await findPerson(db, email, clubOf(site))
  if (!(await verifyPassword(person?.passwordHash ?? null, password)) || !person) {
    const subjectId = person?.user.user_id ?? null
    await db.withPlatform((tx) => audit.record(tx, caller, { kind: 'sign-in-failed', subjectId }))
    throw new Refusal(401, 'invalid_credentials', WRONG_CREDENTIALS)
  }
  const { user } = person
  const userId = user.user_id
  await rates.forgive('sign-in', caller, email)
  const entrance = await judge(deps, caller, user, { isForBody })
  if (entrance.verdict === 'refused') return turnAway(deps, caller, userId, entrance.message)
  const joins = entrance.verdict === 'join'
  return db.withPlatform((tx) => letIn(deps, tx, caller, { userId, method: 'password', remember, joins }))
}
