import { sql } from 'drizzle-orm'
import { type DemoGroup, groups } from '@clubhouse/demo/world/groups'
import type { DemoClub, DemoWorld } from '@clubhouse/demo/world/world'
import type { Tx } from '#kernel/db/database.ts'
import { groupManagers, groups as table } from '#people/records/groups/tables.ts'

/** As many as go on a bus. */
const IN_A_TEAM = 18

/** The teams of the demo's clubs, once there are members to put into them. */
export async function layGroups(
  tx: Tx,
  { id: clubId, slug }: DemoClub,
  { logins }: DemoWorld,
  now: Date,
): Promise<void> {
  for (const group of groups.filter(({ club }) => club === slug)) {
    const { id, name, managers } = group
    await tx.insert(table).values({ clubId, id, name, season: String(now.getUTCFullYear()), createdAt: now })
    await fill(tx, clubId, group, now)
    const userIds = logins.filter(({ email }) => managers.includes(email)).map((login) => login.id)
    if (userIds.length > 0)
      await tx
        .insert(groupManagers)
        .values(userIds.map((userId) => ({ clubId, groupId: id, userId, namedAt: now })))
  }
}

const fill = (tx: Tx, clubId: string, { id, ages: [from, to] }: DemoGroup, now: Date) =>
  tx.execute(sql`
    insert into group_members (club_id, group_id, member_id, added_at)
    select p.club_id, ${id}::uuid, p.id, ${now.toISOString()}::timestamptz from club_people p
    where p.club_id = ${clubId} and p.active_until >= ${now.toISOString().slice(0, 10)}
      and date_part('year', age(${now.toISOString()}::timestamptz, p.born::timestamptz)) between ${from}::int and ${to}::int
    order by p.sorted, p.id limit ${IN_A_TEAM}`)
