import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { exists } from '#kernel/db/rows.ts'

/** One of somebody's family who has an account of their own now: part of the statement that says so. */
export const forgetRelative = (userId: string, id: string): SQL =>
  sql`delete from related_people where user_id = ${userId} and id = ${id}`

/** One of somebody's family whom an import brought, as long as nobody has touched or used them. Whether they are gone. */
export const takeUntouchedRelative = (
  tx: Tx,
  { userId, id }: { userId: string; id: string },
  { firstName, lastName, dateOfBirth }: { firstName: string; lastName: string; dateOfBirth: string | null },
): Promise<boolean> =>
  exists(
    tx,
    sql`delete from related_people p where p.user_id = ${userId} and p.id = ${id}
      and p.first_name = ${firstName} and p.last_name = ${lastName} and p.date_of_birth is not distinct from ${dateOfBirth}
      and not exists (select from memberships m where m.member_id = p.id)
      and not exists (select from form_answers a where a.member_id = p.id)
      and not exists (select from own_sign_ins s where s.member_id = p.id)
    returning p.id`,
  )

export const takeAccount = (tx: Tx, userId: string): Promise<unknown> =>
  tx.execute(sql`delete from users where id = ${userId}`)

/** As the platform: who of them no longer belongs to the club. */
export const takeMemberRole = (tx: Tx, clubId: string, userId: string): Promise<unknown> =>
  tx.execute(
    sql`delete from club_roles where club_id = ${clubId} and user_id = ${userId} and role = 'member'`,
  )

/** As the platform: of these accounts those that have nobody left in the club belong to it no longer. */
export const takeEmptyMemberRoles = (tx: Tx, clubId: string, userIds: readonly string[]): Promise<unknown> =>
  tx.execute(sql`
    delete from club_roles r where r.club_id = ${clubId} and r.role = 'member' and r.user_id = any(${`{${userIds.join(',')}}`}::uuid[])
      and not exists (select from memberships m where m.club_id = r.club_id and m.user_id = r.user_id)`)
