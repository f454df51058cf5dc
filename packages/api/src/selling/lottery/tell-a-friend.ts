import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import type { Tx } from '#kernel/db/database.ts'
import type { Site } from '#kernel/http/sites.ts'
import { normalEmail } from './limits/player.queries.ts'
import { inviteFriend, type References } from '#messages/mailings/port.ts'

interface Telling {
  site: Site
  product: string
  player: string
  friend: { firstName: string; email: string }
}

/**
 * LOTTO-14: writes to a friend of a player, once for ever, whoever tells of them and however they spell the mailbox. Somebody who is known already, or wants no such
 * mail, gets none, and nobody learns which. False where the club has no such lotto.
 */
export async function tellFriend(
  deps: { references: References; now: () => Date },
  tx: Tx,
  { site, product, player, friend }: Telling,
): Promise<boolean> {
  const { clubId } = site
  const found: unknown = await tx.execute(sql`
    select slug from products where club_id = ${clubId} and type = 'Lotto' and is_active
      and (slug = ${product} or id::text = lower(${product}))`)
  const [lotto] = (found as { rows: { slug: string }[] }).rows
  if (!lotto) return false
  const email = friend.email.toLowerCase()
  const added: unknown = await tx.execute(sql`
    insert into lotto_friends (club_id, id, first_name, email, created_at)
    select ${clubId}, ${randomUUID()}::uuid, ${mailName(friend.firstName)}, ${email}, ${deps.now().toISOString()}::timestamptz
    where not exists (select from lotto_friends f where f.club_id = ${clubId}
      and regexp_replace(f.email, '\\+[^@]*@', '@') = ${normalEmail(email)})
    on conflict (club_id, email) do nothing returning id`)
  const [row] = (added as { rows: { id: string }[] }).rows
  if (!row) return true
  await inviteFriend(deps, tx, site, {
    friendId: row.id,
    player: mailName(player),
    path: `/products/lotto/${lotto.slug}`,
    occasion: 'told',
  })
  return true
}
