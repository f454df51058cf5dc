import { eq } from 'drizzle-orm'
import { clubs } from '#site/clubs/tables.ts'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import type { RunningClub } from '#kernel/http/guard.ts'
import type { GatewayAccount } from '#providers/payments/port.ts'
import { paymentSetups } from '../tables.ts'
import { readSetup } from './setup-row.ts'
import { tellOfState } from './tell-owners.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'payments-account-changed': true
  }
}

type StateDeps = Pick<Core, 'now' | 'audit' | 'config'>
type Found = GatewayAccount & { account: string }

/**
 * What changed of a club's account is written down; payments are taken for it from when it may take them, and no longer than that. Until
 * then another that is in use stays in use. Nobody asked where the gateway told it by itself: then the owners hear of it.
 */
export async function keepState(
  deps: StateDeps,
  tx: Tx,
  clubId: string,
  is: Found,
  caller: (Caller & { club: RunningClub }) | null,
): Promise<void> {
  const { now, audit } = deps
  const before = await readSetup(tx, clubId)
  const { account, takesPayments, paysOut, missing } = is
  const kept = { account, takesPayments, paysOut, missing, checkedAt: now() }
  await tx
    .insert(paymentSetups)
    .values({ clubId, ...kept })
    .onConflictDoUpdate({ target: paymentSetups.clubId, set: kept })
  const others = before.used === account ? null : before.used
  const used = takesPayments ? account : others
  if (before.used !== used) await tx.update(clubs).set({ onBehalfOf: used }).where(eq(clubs.id, clubId))
  const detail = {
    ...(before.takesPayments !== takesPayments && { Payments: changed(takesPayments) }),
    ...(before.paysOut !== paysOut && { Payouts: changed(paysOut) }),
    ...(before.used !== used && { 'Card payments are taken for': `${whose(before.used)} → ${whose(used)}` }),
  }
  if (Object.keys(detail).length === 0) return
  await audit.record(tx, caller ?? { address: '', site: null }, {
    kind: 'payments-account-changed',
    clubId,
    actorId: caller?.club.userId ?? null,
    detail,
  })
  if (caller) return
  // What was in use before it was ever looked at was working, as far as anybody knew.
  const worked = before.checkedAt === null ? before.used === account : before.takesPayments && before.paysOut
  const works = takesPayments && paysOut
  if (worked !== works) await tellOfState(deps, tx, clubId, { account, works })
}

const whose = (account: string | null) => account ?? 'the platform'
const changed = (isOn: boolean) => (isOn ? 'off → on' : 'on → off')
