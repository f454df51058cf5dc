import type { DemoClub, DemoWorld } from '@clubhouse/demo/world/world'
import type { Tx } from '#kernel/db/database.ts'
import { distributionListMembers, distributionLists, lottoFriends } from '#messages/mail/tables.ts'

/** Whom the demo's clubs write to. Comes after the people: a list is of those who have a login. */
export async function layMailings(
  tx: Tx,
  { id: clubId, slug }: DemoClub,
  world: DemoWorld,
  now: Date,
): Promise<void> {
  for (const { id, name, members } of world.distributionLists.filter(({ club }) => club === slug)) {
    await tx.insert(distributionLists).values({ clubId, id, name, createdAt: now })
    const people = world.logins.filter(({ email }) => members.includes(email))
    await tx
      .insert(distributionListMembers)
      .values(people.map(({ id: memberId }) => ({ clubId, listId: id, memberId })))
  }
  const friends = world.lottoFriends.filter(({ club }) => club === slug)
  await tx
    .insert(lottoFriends)
    .values(friends.map(({ id, firstName, email }) => ({ clubId, id, firstName, email, createdAt: now })))
}
