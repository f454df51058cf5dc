import { createToken } from '@clubhouse/contract/identity/sign-in'
import { DEMO_PASSWORD } from '@clubhouse/demo/world/people'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { FakeWeb, ownPage } from './fake-web.ts'
import { hostOf } from './sign-in.ts'
import type { TestApp } from './test-app.ts'

/** Pages that sign in, sign out and say who is there: the least that the real ones do with a session. */
export const signInPages = (): FakeWeb => new FakeWeb(answer)

async function answer(request: Request, { call, session, user }: PageContext): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (request.method === 'POST' && pathname === '/authentication/sign-in') {
    const { username = '', password = '', remember } = Object.fromEntries(await formOf(request))
    const body = { grant_type: 'password' as const, username, password, remember_me: remember === 'on' }
    session.begin(await call(createToken, { body }), { remember: body.remember_me })
  }
  if (request.method === 'POST' && pathname === '/authentication/sign-out') await session.end()
  return ownPage((await user())?.first_name ?? 'nobody')
}

const formOf = async (request: Request) => new URLSearchParams(await request.text())

export interface Posted {
  on?: string
  cookie?: string
  headers?: Record<string, string>
  password?: string
  remember?: boolean
}

/** Posts the sign-in form as a browser does, from a page of the same site unless `headers` say otherwise. */
export function postSignIn(app: Pick<TestApp, 'server' | 'parts'>, username: string, posted: Posted = {}) {
  const { on = 'dunvarra', cookie, headers = {}, password = DEMO_PASSWORD, remember = false } = posted
  const host = hostOf(on)
  return app.server.inject({
    method: 'POST',
    url: '/authentication/sign-in',
    headers: {
      host,
      origin: `${app.parts.config.protocol}://${host}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...(cookie && { cookie }),
      ...headers,
    },
    payload: new URLSearchParams({ username, password, ...(remember && { remember: 'on' }) }).toString(),
  })
}
