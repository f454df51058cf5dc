import { and, eq, isNull } from 'drizzle-orm'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import type { Act, InviteDeps } from './deps.ts'
import { writeInvitation } from './invite.ts'
import { holdRunners } from './standing.ts'
import { officeInvitations } from './tables.ts'

const HAS_OWNER = 'This club has an owner. They decide who else runs it.'

/**
 * Asks somebody to own a club that nobody owns: the platform's to do, for nobody in the club could. Whoever was asked to own it before,
 * perhaps at a mailbox that is not theirs, can accept no more.
 */
export async function inviteFirstOwner(
  deps: InviteDeps,
  tx: Tx,
  act: Act,
  email: string,
): Promise<Refusal | null> {
  const runners = await holdRunners(tx, act.clubId)
  if (runners.some(({ role }) => role === 'owner')) return new Refusal(409, 'has_owner', HAS_OWNER)
  const open = and(
    eq(officeInvitations.clubId, act.clubId),
    eq(officeInvitations.role, 'owner'),
    isNull(officeInvitations.acceptedAt),
    isNull(officeInvitations.withdrawnAt),
  )
  await tx.update(officeInvitations).set({ withdrawnAt: deps.now() }).where(open)
  await writeInvitation(deps, tx, act, { email, held: { role: 'owner', offices: [] }, takesFrom: null })
  return null
}
