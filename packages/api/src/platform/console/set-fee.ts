import { desc, eq } from 'drizzle-orm'
import type { PlatformRate } from '@clubhouse/contract/platform/platform-rate'
import { platformFees } from '#money/ledger/port.ts'
import type { PlatformDeps, Superuser } from './deps.ts'

type Rate = Pick<PlatformRate, 'basis_points' | 'fixed'>

const said = ({ basis_points: points, fixed }: Rate) => `${points / 100}% + ${(fixed / 100).toFixed(2)}`

/** From now on, as a row of its own: what was agreed before stays known. The same again is nothing new. */
export const setFee = (
  { db, now, audit }: PlatformDeps,
  caller: Superuser,
  clubId: string,
  rate: Rate,
): Promise<void> =>
  db.withPlatform(async (tx) => {
    const [last] = await tx
      .select({ basis_points: platformFees.basisPoints, fixed: platformFees.fixed })
      .from(platformFees)
      .where(eq(platformFees.clubId, clubId))
      .orderBy(desc(platformFees.since))
      .limit(1)
    const before = last ?? { basis_points: 0, fixed: 0 }
    if (said(before) === said(rate)) return
    await tx
      .insert(platformFees)
      .values({ clubId, since: now(), basisPoints: rate.basis_points, fixed: rate.fixed })
    await audit.record(tx, caller, {
      kind: 'platform-fee-changed',
      clubId,
      actorId: caller.member.user.user_id,
      detail: { 'Platform fee': `${said(before)} → ${said(rate)}` },
    })
  })
