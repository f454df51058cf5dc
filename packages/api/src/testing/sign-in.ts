import { DEMO_PASSWORD } from '@clubhouse/demo/world/people'
import type { Tokens } from '@clubhouse/contract/sign-in'
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

/** Signs somebody of the demo in. */
export async function signIn(app: Pick<TestApp, 'server'>, email: string, on = 'dunvarra'): Promise<Tokens> {
  const { status, body } = await askForToken(app, email, {}, { on })
  if (status !== 200) throw new Error(`${email} was not signed in: ${JSON.stringify(body)}`)
  return body
}
