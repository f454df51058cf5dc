import { sql } from 'drizzle-orm'
import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import type { Site } from '#kernel/http/sites.ts'
import { normalEmail } from './limits/player.queries.ts'
import { inviteFriend, type References } from '#messages/mailings/port.ts'
import { keepFriend } from '#messages/mail/port.ts'

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
  const lotto = await one<{ slug: string }>(
    tx,
    sql`select slug from products where club_id = ${clubId} and type = 'Lotto' and is_active
      and (slug = ${product} or id::text = lower(${product}))`,
  )
  if (!lotto) return false
  const email = friend.email.toLowerCase()
  const friendId = await keepFriend(tx, {
    clubId,
    firstName: mailName(friend.firstName),
    email,
    mailbox: normalEmail(email),
    now: deps.now(),
  })
  if (friendId === undefined) return true
  await inviteFriend(deps, tx, site, {
    friendId,
    player: mailName(player),
    path: `/products/lotto/${lotto.slug}`,
    occasion: 'told',
  })
  return true
}
