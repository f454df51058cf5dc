import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DIRECTORY_PASSWORD, FOUR_COASTS_DIRECTORY } from '@clubhouse/demo/world/directory'
import { DEMO_ONLY_AT_A_COST } from '../demo-only.ts'
import { METADATA_PATH, SIGN_IN_PATH } from './demo-provider.ts'
import type { DemoIdentityProvider } from './identity-provider.ts'
import { answerPage, PAGE_POLICY, refusedPage, signInPage } from './page.ts'

const NOT_OURS = 'Single sign-on starts on a club’s site. Please start there.'
const WRONG_PASSWORD = 'That’s not the password. It’s shown below the field.'

export interface DemoIdpDeps {
  demoIdp: DemoIdentityProvider
  now: () => Date
}

/** The sign-in service of the demo's association; it does not exist in live mode. */
export function demoIdpRoutes(app: FastifyInstance, { demoIdp, now }: DemoIdpDeps): void {
  app.get(METADATA_PATH, DEMO_ONLY_AT_A_COST, async (_request, reply) =>
    reply.type('application/samlmetadata+xml; charset=utf-8').send(await demoIdp.metadata()),
  )

  app.get(SIGN_IN_PATH, DEMO_ONLY_AT_A_COST, async (request, reply) => {
    const asked = await demoIdp.readRequest(queryOf(request))
    return asked ? send(reply, 200, login(request)) : send(reply, 400, refusedPage(NOT_OURS))
  })

  app.register(async (scope) => {
    scope.removeContentTypeParser('application/x-www-form-urlencoded')
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.post(SIGN_IN_PATH, DEMO_ONLY_AT_A_COST, async (request, reply) => {
      const asked = await demoIdp.readRequest(queryOf(request))
      if (!asked) return send(reply, 400, refusedPage(NOT_OURS))
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const chosen = form.get('person')
      const person = FOUR_COASTS_DIRECTORY.find(({ subject }) => subject === chosen)
      if (!person || form.get('password') !== DIRECTORY_PASSWORD) {
        return send(reply, 401, login(request, { chosen, error: WRONG_PASSWORD }))
      }
      const answer = await demoIdp.answer(asked, person, now())
      const relayState = new URLSearchParams(queryOf(request)).get('RelayState') ?? ''
      return send(reply, 200, answerPage({ ...answer, relayState }))
    })
  })
}

/** The whole request stays in the address, so that it is judged anew when the form comes back. */
const login = (
  request: FastifyRequest,
  again: { chosen: string | null; error: string | null } = { chosen: null, error: null },
): string =>
  signInPage({
    action: `${SIGN_IN_PATH}?${queryOf(request)}`,
    people: FOUR_COASTS_DIRECTORY,
    password: DIRECTORY_PASSWORD,
    ...again,
  })

const queryOf = ({ url }: FastifyRequest): string =>
  url.includes('?') ? url.slice(url.indexOf('?') + 1) : ''

const send = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .headers({ 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html)
