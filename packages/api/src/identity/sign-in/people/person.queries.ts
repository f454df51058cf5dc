import type { User } from '@clubhouse/contract/people/people'
import type { Database } from '#kernel/db/database.ts'
import { userJson } from './user.queries.ts'

/** Somebody as the server knows them, with what their password is checked against. */
export interface Person {
  passwordHash: string | null
  user: User
}

const BY_EMAIL = {
  name: 'person_by_email',
  text: `
    select u.password_hash as "passwordHash", ${userJson('$2::uuid')} as "user"
    from users u where u.email = $1`,
}

/** Roles are those of the site of the club, or of every club when `clubId` is null. */
export async function findPerson(db: Database, email: string, clubId: string | null): Promise<Person | null> {
  const [person] = await db.readPlatform<Person>(BY_EMAIL, [email, clubId])
  return person ?? null
}

const BY_ID = {
  name: 'person_by_id',
  text: `select ${userJson('$2::uuid')} as "user" from users u where u.id = $1`,
}

export async function findPersonById(
  db: Database,
  userId: string,
  clubId: string | null,
): Promise<User | null> {
  const [person] = await db.readPlatform<{ user: User }>(BY_ID, [userId, clubId])
  return person?.user ?? null
}

const HASH = { name: 'password_hash', text: 'select password_hash as hash from users where id = $1' }

export async function findPasswordHash(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.readPlatform<{ hash: string | null }>(HASH, [userId])
  return row?.hash ?? null
}
