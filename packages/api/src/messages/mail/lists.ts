import { sql } from 'drizzle-orm'
import type { WishedKind } from '@clubhouse/domain/messages/mail/mail-kinds'
import type { Tx } from '#kernel/db/database.ts'

/** Lists that every club has without keeping them: who opts out of one wants no more of such mails. Nobody writes to them by hand. */
export const CART_REMINDERS = '6f1c3c0e-8a0b-4b7e-9d53-0c1a27e40001'
export const RENEWAL_REMINDERS = '6f1c3c0e-8a0b-4b7e-9d53-0c1a27e40002'
export const LOTTO_RESULTS = '6f1c3c0e-8a0b-4b7e-9d53-0c1a27e40003'

const NAMES: Record<string, string> = {
  [CART_REMINDERS]: 'Reminders about carts',
  [RENEWAL_REMINDERS]: 'Reminders to renew',
  [LOTTO_RESULTS]: 'Results of the lotto',
}

export const HOUSE_LISTS: readonly string[] = Object.keys(NAMES)

/** Those by whose links somebody says no to a whole kind of mails. */
export const houseListsOf = (kind: WishedKind): readonly string[] =>
  ({ news: [], reminders: [CART_REMINDERS, RENEWAL_REMINDERS], lotto: [LOTTO_RESULTS] })[kind]

/** As the club, before the first mail with a link out of it. */
export async function keepHouseList(tx: Tx, clubId: string, listId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into distribution_lists (club_id, id, name, created_at)
    values (${clubId}, ${listId}, ${NAMES[listId] ?? ''}, ${now.toISOString()}) on conflict do nothing`)
}
