import { and, eq } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { lottoFriends } from '../mail/tables.ts'
import type { Site } from '#kernel/http/sites.ts'
import { enqueueMail } from '../mail/port.ts'
import { friendLinks } from './links.ts'
import type { References } from './references.ts'

export interface FriendInvitation {
  friendId: string
  /** Who told the club of this friend; null when the club itself writes. */
  player: string | null
  /** The lotto's own page, from the root. */
  path: string
  /** What makes this invitation one of its own: the same occasion writes once. */
  occasion: string
}

/** LOTTO-14: invites a friend of a player. Whether they want it is asked when the mail goes. */
export async function inviteFriend(
  { references, now }: { references: References; now: () => Date },
  tx: Tx,
  { clubId, origin }: Site,
  { friendId, player, path, occasion }: FriendInvitation,
): Promise<void> {
  const [friend] = await tx
    .select({ firstName: lottoFriends.firstName, email: lottoFriends.email })
    .from(lottoFriends)
    .where(and(eq(lottoFriends.clubId, clubId), eq(lottoFriends.id, friendId)))
  if (!friend) throw new Error(`There is no friend ${friendId}`)
  const payload = {
    first_name: friend.firstName,
    player,
    link: new URL(path, origin).href,
    unsubscribe: friendLinks(origin, references, { clubId, friendId }),
  }
  const outgoing = {
    clubId,
    effectKey: `lotto-friend:${occasion}:${friendId}`,
    to: friend.email,
    mailing: { kind: 'lotto-friend' as const, personId: friendId },
    mail: { template: 'lotto-friend' as const, payload },
  }
  await enqueueMail(tx, outgoing, now())
}
