import { type SQL, sql } from 'drizzle-orm'

/** SQL: the e-mail of this person in small letters, once they have shown that it is theirs. */
export const provenEmail = (userId: string): SQL =>
  sql`(select lower(u.email) from users u where u.id = ${userId} and u.email_verified_at is not null)`

/** The number in an account, null for none; the name of the account is SQL. */
export const accountMobile = (account: string): string =>
  `(select nullif(u.mobile, '') from users u where u.id = ${account})`

/** What somebody is called, null for nobody; the account is SQL. */
export const accountName = (account: string): string =>
  `(select nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') from users u where u.id = ${account})`

/** SQL: the accounts with a role in this club, as a table. */
export const accountsOfClub = (clubId: string): SQL =>
  sql`(select u.id, u.first_name, u.last_name, u.email, u.mobile from users u
    where exists (select from club_roles r where r.club_id = ${clubId} and r.user_id = u.id))`

/** SQL: the accounts whose holders have shown that the mailbox is theirs, as a table: names stand in no other mail. */
export const provenAccounts: SQL = sql`(select u.id, u.first_name, u.email from users u where u.email_verified_at is not null)`

/** The accounts that run a club, as a table in which each stands once. */
export const CLUB_RUNNERS = `(select distinct r.user_id from club_roles r where r.role in ('admin', 'owner'))`

/** The accounts with a role of the platform or of a governing body, likewise. */
export const PLATFORM_HOLDERS = '(select distinct p.user_id from platform_roles p)'
