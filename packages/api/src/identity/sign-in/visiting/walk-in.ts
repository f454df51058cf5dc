import type { Tokens } from '@clubhouse/contract/identity/sign-in'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import type { SignInGrant } from '../codes/link-codes.ts'
import { clubOf, type IdentityDeps, siteOf } from '../deps.ts'
import { judge, letIn } from '../enter.ts'
import { vouchedFor } from './vouched-for.queries.ts'

type WalkDeps = Pick<IdentityDeps, 'db' | 'sessions' | 'audit' | 'now'>

/** What became of a code; `unknown` is one that opens nothing. */
export type WalkIn =
  | { step: 'in'; tokens: Tokens }
  | { step: 'refused'; message: string }
  | { step: 'unknown' }

/**
 * A code in an address begins a sign-in: from another site of ours, from an app, from a provider. The door judges whoever brings it as
 * it judges a password, by how they first showed who they are. Whatever it says, the code is spent.
 */
export async function walkIn(
  deps: WalkDeps,
  place: Pick<Caller, 'address' | 'site' | 'userAgent'>,
  code: string,
  spend: (tx: Tx) => Promise<(SignInGrant & { recordedAs: string | null }) | null>,
): Promise<WalkIn> {
  const { db, audit, now } = deps
  const person = await vouchedFor(db, code, clubOf(siteOf(place)), now())
  const entrance = person && (await judge(deps, place, person.user, person.proof))
  const tokens = await db.withPlatform(async (tx): Promise<Tokens | 'refused' | null> => {
    const grant = await spend(tx)
    if (!grant || !entrance) return null
    if (entrance.verdict === 'refused') {
      await audit.record(tx, place, { kind: 'sign-in-refused', subjectId: grant.userId })
      return 'refused'
    }
    return letIn(deps, tx, place, { ...grant, remember: false, joins: entrance.verdict === 'join' })
  })
  if (tokens === 'refused' && entrance?.verdict === 'refused')
    return { step: 'refused', message: entrance.message }
  return tokens === null || tokens === 'refused' ? { step: 'unknown' } : { step: 'in', tokens }
}
