import { eq } from 'drizzle-orm'
import { DEMO_PASSWORD } from '@clubhouse/demo/world/people'
import type { Tokens } from '@clubhouse/contract/identity/sign-in'
import { users } from '#identity/sign-in/people/tables.ts'
import type { TestApp } from './test-app.ts'

/** A site of the test deployment, by its first label. */
export const hostOf = (label: string): string => `${label}.clubhouse.test`

export interface Asked {
  /** The label of the site; the site of Dunvarra unless given. */
  on?: string
  /** The bearer of whoever asks. */
  as?: string
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
}

/** One call of the API as a client makes it, on a site of the deployment. */
export async function ask(
  { server }: Pick<TestApp, 'server'>,
  path: string,
  payload?: object,
  { on = 'dunvarra', as, method, headers = {} }: Asked = {},
) {
  const reply = await server.inject({
    method: method ?? (payload ? 'POST' : 'GET'),
    url: `/api${path}`,
    headers: { host: hostOf(on), ...(as && { authorization: `Bearer ${as}` }), ...headers },
    ...(payload && { payload }),
  })
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers }
}

/** API-14 with the password that everybody in the demo has, unless another is given. */
export const askForToken = (
  app: Pick<TestApp, 'server'>,
  username: string,
  more: object = {},
  asked?: Asked,
) => ask(app, '/oauth/token', { grant_type: 'password', username, password: DEMO_PASSWORD, ...more }, asked)

/** Signs somebody of the demo in as a client does it. */
export async function signInByPassword(
  app: Pick<TestApp, 'server'>,
  email: string,
  on = 'dunvarra',
): Promise<Tokens> {
  const { status, body } = await askForToken(app, email, {}, { on })
  if (status !== 200) throw new Error(`${email} was not signed in: ${JSON.stringify(body)}`)
  return body
}

/**
 * Signs somebody of the demo in as they are, without a password: what signing in asks and writes down is tested in
 * identity/, with `signInByPassword`.
 */
export async function signIn(
  { parts }: Pick<TestApp, 'parts'>,
  email: string,
  on = 'dunvarra',
  { cameFrom = null }: { cameFrom?: string | null } = {},
): Promise<Tokens> {
  const found = parts.sites.of(hostOf(on))
  if (!found.ok) throw new Error(`There is no site ${on}`)
  return parts.db.withPlatform(async (tx) => {
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (!person) throw new Error(`Nobody is called ${email}`)
    return parts.sessions.begin(tx, {
      userId: person.id,
      method: 'password',
      site: found.site.name,
      remember: false,
      cameFrom,
    })
  })
}
