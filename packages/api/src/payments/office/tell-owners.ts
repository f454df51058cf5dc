import { mailName } from '@clubhouse/domain/mails/mail-name'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { Core } from '../../core.ts'
import type { Tx } from '../../db/database.ts'
import type { SignedIn } from '../../http/caller.ts'
import type { RunningClub } from '../../http/guard.ts'
import { ownersOf } from '../../identity/port.ts'
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
  const link = new URL(PAYMENTS_PAGE, siteOrigin({ type: 'backoffice' }, config)).href
  const by = mailName(`${user.first_name} ${user.last_name}`) || null
  const day = now().toISOString().slice(0, 10)
  for (const owner of await ownersOf(tx, clubId)) {
    const mail = {
      template: 'payments-account' as const,
      payload: { first_name: owner.greeting, by, step, link },
    }
    const effectKey = `payments-account ${step} ${account} ${userId} ${day} ${owner.id}`
    await enqueueMail(tx, { clubId, effectKey, to: owner.email, mail }, now())
  }
}
