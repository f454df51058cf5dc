import type { User } from '@clubhouse/contract/people/people'
import type { Database } from '#kernel/db/database.ts'
import { userJson } from '#identity/sign-in/people/user.queries.ts'
import type { TestApp } from '../test-app.ts'

/** Whom the demo world calls by this e-mail. */
export async function userIdOf({ asOwner }: Pick<TestApp, 'asOwner'>, email: string): Promise<string> {
  const [row] = await asOwner<{ id: string }>('select id from users where email = $1', [email])
  if (!row) throw new Error(`Nobody is called ${email}`)
  return row.id
}

const USER = {
  name: 'test_user',
  text: `select ${userJson('$2::uuid')} as "user" from users u where u.id = $1`,
}

/** Who somebody is on the site of a club, or on one of the platform's own when `clubId` is null. */
export async function findUser(db: Database, userId: string, clubId: string | null): Promise<User | null> {
  const [row] = await db.readPlatform<{ user: User }>(USER, [userId, clubId])
  return row?.user ?? null
}
