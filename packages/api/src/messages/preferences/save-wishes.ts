import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@clubhouse/contract/endpoint'
import type { Preferences, updatePreferences } from '@clubhouse/contract/messages/member-preferences'
import { notFound } from '@clubhouse/contract/refusal'
import type { SignedIn } from '#kernel/http/caller.ts'
import { users } from '#identity/sign-in/people/tables.ts'
import { saveWish } from '../mail/port.ts'
import type { PreferencesDeps } from './deps.ts'
import { readPreferences } from './preferences.queries.ts'

type Wishes = ParsedOf<typeof updatePreferences>['body']
type ClubWishes = Wishes['clubs'][number]

/** Says which mails somebody wants. Of a club or list that is not theirs nothing is said. */
export async function saveWishes(
  { db, now }: PreferencesDeps,
  { user }: SignedIn,
  { receive_updates, clubs }: Wishes,
): Promise<Preferences> {
  const { user_id: userId } = user
  const known = await readPreferences(db, userId)
  for (const wishes of clubs) requireOwn(known, wishes)
  const email = user.email_verified ? user.email : null
  for (const { account_id: clubId, kinds, lists } of clubs) {
    const at = now()
    await db.withClub(clubId, async (tx) => {
      const who = { clubId, userId, email }
      for (const { kind, wanted } of kinds) await saveWish(tx, who, { kind, wanted }, at)
      for (const { list_id: listId, wanted } of lists) await saveWish(tx, who, { listId, wanted }, at)
    })
  }
  if (receive_updates !== undefined)
    await db.withPlatform((tx) =>
      tx.update(users).set({ receiveUpdates: receive_updates }).where(eq(users.id, userId)),
    )
  return readPreferences(db, userId)
}

function requireOwn({ clubs }: Preferences, { account_id, lists }: ClubWishes): void {
  const club = clubs.find((each) => each.account_id === account_id)
  if (!club) throw notFound('The account')
  for (const { list_id } of lists) {
    if (!club.lists.some((list) => list.list_id === list_id)) throw notFound('The list')
  }
}
