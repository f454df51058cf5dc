import { sql } from 'drizzle-orm'
import type { Core } from '#kernel/core.ts'
import { daily } from '#kernel/jobs/schedules.ts'
import type { PaymentGateway } from '#providers/payments/port.ts'
import { keepState } from './keep-state.ts'

const CLUB_OF = {
  name: 'club_of_account',
  text: `select club_id as "clubId" from payment_setups where account = $1
    union select id from clubs where on_behalf_of = $1 limit 1`,
}

/** The gateway says that something about an account has changed; what, is asked. One of no club of ours is nobody's. */
export async function lookAtAccount(
  deps: Pick<Core, 'db' | 'now' | 'audit' | 'config'> & { gateway: PaymentGateway },
  account: string | null,
): Promise<void> {
  if (account === null) return
  const { db, gateway } = deps
  const [owner] = await db.readPlatform<{ clubId: string }>(CLUB_OF, [account])
  if (!owner) return
  const found = (await gateway.findAccount(account)) ?? { takesPayments: false, paysOut: false, missing: 0 }
  await db.withClub(owner.clubId, (tx) => keepState(deps, tx, owner.clubId, { account, ...found }, null))
}

/** Each morning every account is looked at, as if the gateway had told of it: for what it told and nobody heard. */
export const lookAtAccounts = (gateway: PaymentGateway['name']) =>
  daily('05:30', 'look-at-accounts', async (tx, now) => {
    const at = now.toISOString()
    await tx.execute(sql`
      insert into webhook_events (id, effect_key, gateway, event_id, kind, account, due_at, created_at)
      select gen_random_uuid(), ${gateway}::text || ':daily:' || a.account || ':' || ${at.slice(0, 10)}::text, ${gateway},
        'daily:' || a.account || ':' || ${at.slice(0, 10)}::text, 'account', a.account, ${at}, ${at}
      from (select account from payment_setups union select on_behalf_of from clubs) a where a.account is not null
      on conflict (effect_key) do nothing`)
  })
