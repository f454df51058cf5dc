import type { Tokens } from '@clubhouse/contract/identity/sign-in'
import type { User } from '@clubhouse/contract/people/people'
import { type Entrance, judgeEntrance } from '@clubhouse/domain/identity/entrance'
import { clubRoles } from './people/tables.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { Refusal } from '@clubhouse/contract/refusal'
import { type IdentityDeps, siteOf } from './deps.ts'
import type { SignInMethod } from '#kernel/http/caller.ts'
import { findDoor } from './sso-settings.queries.ts'

/** Where somebody wants to come in. */
type Doorstep = Pick<Caller, 'address' | 'site' | 'userAgent'>

/** How somebody has shown who they are: by single sign-on, the provider that vouched for them. */
export interface Proof {
  method: SignInMethod
  providerId?: string | null
}

/** Whether somebody who has shown who they are may come in here: asked wherever a sign-in begins, and by everything that begins one. */
export async function judge(
  { db }: Pick<IdentityDeps, 'db'>,
  caller: Pick<Caller, 'site'>,
  user: User,
  proof: Proof,
  { isForBody = false } = {},
): Promise<Entrance> {
  const site = siteOf(caller)
  const { sso, providerIds, isSignUpOpen } = await findDoor(db, site, user.user_id)
  return judgeEntrance({
    site: site.host.type,
    roles: user.roles,
    belongsToClub: user.accounts.some(({ account_id: id }) => id === site.clubId),
    sso: sso.sso,
    isVouchedFor:
      proof.method === 'sso' && Boolean(proof.providerId) && providerIds.includes(proof.providerId ?? ''),
    isSignUpOpen,
    isForBody: isForBody || site.host.type === 'xgb',
  })
}

interface Entry {
  userId: string
  method: SignInMethod
  remember: boolean
  joins: boolean
  cameFrom?: string | null
  providerId?: string | null
  /** What the record says of the way in; null where it was written down before. */
  recordedAs?: string | null
}

/** Lets somebody in: the sign-in, the membership where they had none, and the record of both. */
export async function letIn(
  { audit, sessions }: Pick<IdentityDeps, 'audit' | 'sessions'>,
  tx: Tx,
  caller: Doorstep,
  { joins, recordedAs, ...entry }: Entry,
): Promise<Tokens> {
  const site = siteOf(caller)
  const { userId, method } = entry
  const who = { actorId: userId, subjectId: userId }
  if (joins) {
    await tx.insert(clubRoles).values({ clubId: site.clubId, userId, role: 'member' }).onConflictDoNothing()
    await audit.record(tx, caller, { kind: 'role-given', ...who, detail: { role: 'member', by: 'sign-in' } })
  }
  if (recordedAs !== null)
    await audit.record(tx, caller, { kind: 'sign-in', ...who, detail: { method: recordedAs ?? method } })
  return sessions.begin(tx, { ...entry, site: site.name, userAgent: caller.userAgent })
}

/** Writes the refusal down, then refuses: thrown inside a transaction, it would take the record with it. */
export async function turnAway(
  { db, audit }: Pick<IdentityDeps, 'db' | 'audit'>,
  caller: Caller,
  userId: string,
  message: string,
): Promise<never> {
  await db.withPlatform((tx) => audit.record(tx, caller, { kind: 'sign-in-refused', subjectId: userId }))
  throw new Refusal(403, 'forbidden', message)
}
