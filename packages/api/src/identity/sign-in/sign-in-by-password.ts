import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { PasswordGrant, Tokens } from '@clubhouse/contract/identity/sign-in'
import { signInErrors } from '@clubhouse/domain/identity/sign-in-rules'
import type { Tx } from '#kernel/db/database.ts'
import { users } from './people/tables.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { Refusal } from '@clubhouse/contract/refusal'
import { clubOf, type IdentityDeps, siteOf } from './deps.ts'
import { judge, letIn, turnAway } from './enter.ts'
import { invalidData } from '#kernel/http/limits/parse-part.ts'
import { verifyPassword } from './passwords/passwords.ts'
import { findPerson } from './people/person.queries.ts'

/** The same for a wrong password and for a person who is not there. */
export const WRONG_CREDENTIALS = 'That email and password don’t match.'

/** API-14, AUTH-51 to AUTH-55: nothing is said or issued before the password is known to be right. */
export async function signInByPassword(
  deps: IdentityDeps,
  caller: Caller,
  grant: z.output<typeof PasswordGrant>,
): Promise<Tokens> {
  const { db, rates } = deps
  const { username: email, password, remember_me: remember = false, xgb_user: isForBody = false } = grant
  const site = siteOf(caller)
  const { email: username, password: wrongPassword } = signInErrors({ email, password })
  invalidData({ username, password: wrongPassword })

  await rates.take('sign-in', caller, email)
  const person = await findPerson(db, email, clubOf(site))
  if (!(await verifyPassword(person?.passwordHash ?? null, password)) || !person) {
    return refuseCredentials(deps, caller, person?.user.user_id ?? null)
  }
  const { user } = person
  const userId = user.user_id
  await rates.forgive('sign-in', caller, email)
  const entrance = await judge(deps, caller, user, { method: 'password' }, { isForBody })
  if (entrance.verdict === 'refused') return turnAway(deps, caller, userId, entrance.message)
  const joins = entrance.verdict === 'join'
  const tokens = await db.withPlatform(async (tx) => {
    // Changed or taken away since it was checked: what was right then opens nothing now.
    if (!(await isStillPassword(tx, userId, person.passwordHash))) return null
    return letIn(deps, tx, caller, { userId, method: 'password', remember, joins })
  })
  return tokens ?? refuseCredentials(deps, caller, userId)
}

/** Holds the password as it is until the sign-in stands, so that a change of it finds the sign-in and ends it. */
async function isStillPassword(tx: Tx, userId: string, passwordHash: string | null): Promise<boolean> {
  if (passwordHash === null) return false
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
    .for('share')
  return held.length === 1
}

async function refuseCredentials(
  { db, audit }: Pick<IdentityDeps, 'db' | 'audit'>,
  caller: Caller,
  subjectId: string | null,
): Promise<never> {
  await db.withPlatform((tx) => audit.record(tx, caller, { kind: 'sign-in-failed', subjectId }))
  throw new Refusal(401, 'invalid_credentials', WRONG_CREDENTIALS)
}
