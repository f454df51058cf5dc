import type { Tokens } from '@clubhouse/contract/identity/sign-in'
import type { Caller } from '#kernel/http/caller.ts'
import { Refusal } from '@clubhouse/contract/refusal'
import { clubOf, type IdentityDeps, siteOf } from '../deps.ts'
import { judge, letIn, turnAway } from '../enter.ts'
import { holdPerson } from '../people/hold-person.ts'
import { findPerson } from '../people/person.queries.ts'
import { reclaimPerson } from '../people/reclaim-person.ts'
import { markVerified } from '../verification.ts'

/** AUTH-83 */
export const WRONG_CODE = 'Code is invalid, please try again'

const wrongCode = () => new Refusal(422, 'invalid_data', WRONG_CODE, { errors: { token: WRONG_CODE } })

/** API-23, AUTH-80: a mailed code signs its holder in, so that they can set a new password. */
export async function exchangeCode(
  deps: IdentityDeps,
  caller: Caller,
  { email, token: code }: { email: string; token: string },
): Promise<Tokens> {
  const { db, rates, codes, audit, sessions, now } = deps
  const site = siteOf(caller)
  await rates.take('code', caller, email)
  const person = await findPerson(db, email, clubOf(site))
  const userId = person?.user.user_id ?? null
  const purpose = await codes.attempt(userId, code)
  if (!person || !userId || !purpose) {
    await db.withPlatform((tx) => audit.record(tx, caller, { kind: 'code-failed', subjectId: userId }))
    throw wrongCode()
  }
  const entrance = await judge(deps, caller, person.user, { method: 'code' })
  if (entrance.verdict === 'refused') return turnAway(deps, caller, userId, entrance.message)
  const joins = entrance.verdict === 'join'
  const tokens = await db.withPlatform(async (tx) => {
    await holdPerson(tx, userId)
    if (!(await codes.spend(tx, userId, purpose, code))) return null
    // Until now nobody had shown that the mailbox is theirs: whoever opened the account need not be its owner.
    const isNews = await markVerified(deps, tx, caller, { userId, at: now(), method: 'code' })
    if (isNews) await reclaimPerson(tx, userId, { sessions, now: now() })
    return letIn(deps, tx, caller, { userId, method: 'code', remember: false, joins })
  })
  if (!tokens) throw wrongCode()
  await rates.forgive('code', caller, email)
  return tokens
}
