/** Whether somebody is among those who can be given a message; $1 is the club. */
export const runsClub = (userId: string): string =>
  `exists (select 1 from club_roles r where r.club_id = $1 and r.user_id = ${userId} and r.role in ('admin', 'owner'))`
