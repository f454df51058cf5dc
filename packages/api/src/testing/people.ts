import type { TestApp } from './test-app.ts'

/** Whom the demo world calls by this e-mail. */
export async function userIdOf({ asOwner }: Pick<TestApp, 'asOwner'>, email: string): Promise<string> {
  const [row] = await asOwner<{ id: string }>('select id from users where email = $1', [email])
  if (!row) throw new Error(`Nobody is called ${email}`)
  return row.id
}
