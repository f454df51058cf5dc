import type { Mail } from '@clubhouse/domain/messages/mail/mails'
import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { SignedIn } from '#kernel/http/caller.ts'
import type { RunningClub } from '#kernel/http/guard.ts'
import { ownersOf } from '#identity/sign-in/port.ts'
import { enqueueMail } from '#messages/mail/port.ts'

type Step = Extract<Mail, { template: 'payments-account' }>['payload']['step']

export const PAYMENTS_PAGE = '/settings/payments'

/**
 * Nobody leads a club's money to a bank account unseen: each owner hears of it, whoever does it too. Of going to the provider once a day
 * for each who goes: filling it in takes several visits.
 */
export function tellOwners(
  deps: Pick<Core, 'now' | 'config'>,
  tx: Tx,
  { club: { clubId, userId }, member: { user } }: { club: RunningClub; member: SignedIn },
  { step, account }: { step: 'opened' | 'linked'; account: string },
): Promise<void> {
  const by = mailName(`${user.first_name} ${user.last_name}`) || null
  return tell(deps, tx, clubId, { step, by, about: `${account} ${userId}` })
}

/** What the provider says by itself: it stopped, or it works. Once a day, should it not know what it wants. */
export const tellOfState = (
  deps: Pick<Core, 'now' | 'config'>,
  tx: Tx,
  clubId: string,
  { account, works }: { account: string; works: boolean },
): Promise<void> => tell(deps, tx, clubId, { step: works ? 'working' : 'stopped', by: null, about: account })

async function tell(
  { now, config }: Pick<Core, 'now' | 'config'>,
  tx: Tx,
  clubId: string,
  { step, by, about }: { step: Step; by: string | null; about: string },
): Promise<void> {
  const link = new URL(PAYMENTS_PAGE, siteOrigin({ type: 'backoffice' }, config)).href
  const day = now().toISOString().slice(0, 10)
  for (const owner of await ownersOf(tx, clubId)) {
    const mail = {
      template: 'payments-account' as const,
      payload: { first_name: owner.greeting, by, step, link },
    }
    const effectKey = `payments-account ${step} ${about} ${day} ${owner.id}`
    await enqueueMail(tx, { clubId, effectKey, to: owner.email, mail }, now())
  }
}
