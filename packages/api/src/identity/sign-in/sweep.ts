import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { sweepRates } from '#kernel/security/rate-guard.ts'
import { sweepSingleSignOn } from '../sso/port.ts'

/** How long an ended sign-in is kept, for whoever asks what happened. */
const KEEP_ENDED = '30 days'
/** A guest who has not come back by then has nothing with us. */
const KEEP_GUEST = '90 days'

/** What no longer opens anything is thrown away: nobody can lose what is not kept. */
export async function sweepIdentity(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`delete from tokens where expires_at < ${now}`)
  await tx.execute(sql`delete from sessions s where s.created_at < ${now}::timestamptz - ${KEEP_ENDED}::interval
      and not exists (select from tokens t where t.session_id = s.id)`)
  await tx.execute(sql`delete from guests g where g.created_at < ${now}::timestamptz - ${KEEP_GUEST}::interval
      and not exists (select from sessions s join tokens t on t.session_id = s.id where s.guest_id = g.id)`)
  await tx.execute(sql`delete from link_codes where expires_at < ${now}`)
  await tx.execute(sql`delete from mailed_codes where expires_at < ${now}`)
  await tx.execute(sql`delete from spent_challenges where expires_at < ${now}`)
  await sweepSingleSignOn(tx, now)
  await sweepRates(tx, now)
}
