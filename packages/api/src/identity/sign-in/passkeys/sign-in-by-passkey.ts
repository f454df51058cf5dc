import type { z } from 'zod'
import type { PasskeyGrant, Tokens } from '@clubhouse/contract/identity/sign-in'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Caller } from '#kernel/http/caller.ts'
import { clubOf, type IdentityDeps, siteOf } from '../deps.ts'
import { judge, letIn, turnAway } from '../enter.ts'
import { holdPerson } from '../people/hold-person.ts'
import { findPersonById } from '../people/person.queries.ts'
import { checkPasskey, spendPasskey } from './check-passkey.ts'

/** The same whatever is wrong with it. */
export const WRONG_PASSKEY = 'We couldn’t sign you in with that passkey. Try again, or use your email.'

/** A second way in: who holds the key and has unlocked it is let in as if by password. */
export async function signInByPasskey(
  deps: IdentityDeps,
  caller: Caller,
  grant: z.output<typeof PasskeyGrant>,
): Promise<Tokens> {
  const { db, rates } = deps
  const site = siteOf(caller)
  await rates.take('sign-in', caller, grant.assertion.id)
  const answered = await checkPasskey(deps, caller, grant)
  const person = answered && (await findPersonById(db, answered.userId, clubOf(site)))
  if (!answered || !person) return refusePasskey(deps, caller, null)
  const { userId } = answered
  const entrance = await judge(deps, caller, person, { method: 'passkey' })
  if (entrance.verdict === 'refused') return turnAway(deps, caller, userId, entrance.message)
  const { remember_me: remember = false } = grant
  const tokens = await db.withPlatform(async (tx) => {
    await holdPerson(tx, userId)
    if (!(await spendPasskey(tx, deps, answered))) return null
    return letIn(deps, tx, caller, {
      userId,
      method: 'passkey',
      remember,
      joins: entrance.verdict === 'join',
    })
  })
  if (!tokens) return refusePasskey(deps, caller, userId)
  await rates.forgive('sign-in', caller, grant.assertion.id)
  return tokens
}

async function refusePasskey(
  { db, audit }: Pick<IdentityDeps, 'db' | 'audit'>,
  caller: Caller,
  subjectId: string | null,
): Promise<never> {
  await db.withPlatform((tx) => audit.record(tx, caller, { kind: 'sign-in-failed', subjectId }))
  throw new Refusal(401, 'invalid_credentials', WRONG_PASSKEY)
}
