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

/** Whether somebody who has shown who they are may come in here. */
export async function judge(
  { db }: Pick<IdentityDeps, 'db'>,
  caller: Caller,
  user: User,
  { isForBody = false } = {},
): Promise<Entrance> {
  const site = siteOf(caller)
  const { sso, isSignUpOpen } = await findDoor(db, site, user.user_id)
  return judgeEntrance({
    site: site.host.type,
    roles: user.roles,
    belongsToClub: user.accounts.some(({ account_id: id }) => id === site.clubId),
    sso: sso.sso,
    isSignUpOpen,
    isForBody: isForBody || site.host.type === 'xgb',
  })
}

/** Lets somebody in: the sign-in, the membership where they had none, and the record of both. */
export async function letIn(
  { audit, sessions }: Pick<IdentityDeps, 'audit' | 'sessions'>,
  tx: Tx,
  caller: Caller,
  entry: { userId: string; method: SignInMethod; remember: boolean; joins: boolean },
): Promise<Tokens> {
  const site = siteOf(caller)
  const { userId, method, remember, joins } = entry
  const who = { actorId: userId, subjectId: userId }
  if (joins) {
    await tx.insert(clubRoles).values({ clubId: site.clubId, userId, role: 'member' }).onConflictDoNothing()
    await audit.record(tx, caller, { kind: 'role-given', ...who, detail: { role: 'member', by: 'sign-in' } })
  }
  await audit.record(tx, caller, { kind: 'sign-in', ...who, detail: { method } })
  return sessions.begin(tx, { userId, method, site: site.name, remember, userAgent: caller.userAgent })
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
