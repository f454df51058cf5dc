import { and, eq } from 'drizzle-orm'
import { greetingName, mailName } from '@clubhouse/domain/mails/mail-name'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { Core } from '../../core.ts'
import type { Tx } from '../../db/database.ts'
import type { SignedIn } from '../../http/caller.ts'
import type { RunningClub } from '../../http/guard.ts'
import { clubRoles, users } from '../../identity/people/tables.ts'
import { enqueueMail } from '../../mail/port.ts'

export const PAYMENTS_PAGE = '/settings/payments'

/**
 * Nobody leads a club's money to a bank account unseen: each owner hears of it, whoever does it too. Of going to the provider once a day
 * for each who goes: filling it in takes several visits.
 */
export async function tellOwners(
  { now, config }: Pick<Core, 'now' | 'config'>,
  tx: Tx,
  { club: { clubId, userId }, member: { user } }: { club: RunningClub; member: SignedIn },
  { step, account }: { step: 'opened' | 'linked'; account: string },
): Promise<void> {
  const owners = await tx
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      verifiedAt: users.emailVerifiedAt,
    })
    .from(clubRoles)
    .innerJoin(users, eq(users.id, clubRoles.userId))
    .where(and(eq(clubRoles.clubId, clubId), eq(clubRoles.role, 'owner')))
  const link = new URL(PAYMENTS_PAGE, siteOrigin({ type: 'backoffice' }, config)).href
  const by = mailName(`${user.first_name} ${user.last_name}`) || null
  const day = now().toISOString().slice(0, 10)
  for (const { verifiedAt, ...owner } of owners) {
    const name = greetingName({ ...owner, isVerified: verifiedAt !== null })
    const mail = {
      template: 'payments-account' as const,
      payload: { first_name: name, by, step, link },
    }
    const effectKey = `payments-account ${step} ${account} ${userId} ${day} ${owner.id}`
    await enqueueMail(tx, { clubId, effectKey, to: owner.email, mail }, now())
  }
}
