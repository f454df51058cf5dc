import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'

export interface ImportedMembership {
  membershipId: string | null
  memberId: string
  userId: string
  /** None for somebody who is brought along without a membership. */
  planId: string | null
  firstName: string
  lastName: string
}

/** As the club: the memberships of people whom it brings along, in one statement. */
export const insertMemberships = (
  tx: Tx,
  clubId: string,
  people: readonly ImportedMembership[],
  { today, now }: { today: string; now: Date },
): Promise<unknown> =>
  tx.execute(sql`
    insert into memberships (club_id, id, member_id, user_id, plan_id, first_name, last_name, kind, status, starts_on,
      ends_on, created_at)
    select ${clubId}::uuid, p."membershipId", p."memberId", p."userId", p."planId", p."firstName", p."lastName",
      case when plan.is_juvenile then 'juvenile' else 'adult' end, 'active', ${today}, plan.ends_on,
      ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p ("membershipId" uuid, "memberId" uuid, "userId" uuid,
      "planId" uuid, "firstName" text, "lastName" text)
    join plans plan on plan.club_id = ${clubId} and plan.id = p."planId"`)
