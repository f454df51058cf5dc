import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import { z } from 'zod'
import type { RouteGuard } from '#kernel/http/guard.ts'
import { sendPlain } from '#kernel/http/pages/send-page.ts'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { problemOf } from '#kernel/http/problems.ts'
import type { Site } from '#kernel/http/sites.ts'
import { flowCookie, newBrowserSecret, readFlowCookie } from '../sign-in/port.ts'
import type { SingleSignOn } from '#providers/sso/port.ts'
import { beginSignIn } from './begin-sign-in.ts'
import type { SsoDeps } from './deps.ts'
import { isNameOf } from './find-provider.ts'
import { REFUSALS, type SsoRefusal } from './messages.ts'
import { pathToReturnTo, returnAddress } from './return-address.ts'
import { takeAnswer } from './take-answer.ts'

const PUBLIC: { config: { guard: RouteGuard } } = {
  config: { guard: { audience: 'anyone', rate: 'render' } },
}

const LOGIN = '/api/saml/login'

/** A form of this size holds more than any provider's answer. */
const FORM_LIMIT = 512 * 1024

const LoginQuery = z.object({
  redirectUrl: z.string().catch(''),
  // The host says whether somebody signs in for a governing body; `xgb` is accepted and decides nothing.
  governing_body_id: z.uuid().nullable().catch(null),
  account_id: z.uuid().nullable().catch(null),
})

/** What comes back as RelayState is the id of a request of ours (`begin-sign-in.ts`), or was made up. */
const AcsForm = z.object({ SAMLResponse: z.string(), RelayState: z.string().regex(/^[\w-]{1,200}$/) })

/** Without keys of our own, which live mode is given, there is no single sign-on. */
export type SsoRouteDeps = Omit<SsoDeps, 'sso'> & { sso: SingleSignOn | null }

/** API-13 and what belongs to it: browsers come here from a page of ours, and from the provider. */
export function ssoRoutes(app: FastifyInstance, parts: SsoRouteDeps): void {
  const { config, sites, db, sso } = parts

  app.get(LOGIN, PUBLIC, async (request, reply) => {
    const site = sites.require(request.host)
    // The secret is for the host on which the person comes back, and a club may be reached on several.
    if (!isOn(site, request)) return go(reply, site.origin + LOGIN + queryOf(request.url))
    const query = LoginQuery.parse(request.query)
    if (!sso) return go(reply, refusedOn(site.origin, 'not-set-up'))
    // Several tabs of one browser share a secret, so that none of them locks another out.
    const browserSecret = readFlowCookie(request.headers.cookie, config) ?? newBrowserSecret()
    const wanted = {
      site,
      asked: { governingBodyId: query.governing_body_id, accountId: query.account_id },
      returnTo: pathToReturnTo(query.redirectUrl, site.origin),
      browserSecret,
    }
    const location = await beginSignIn({ ...parts, sso }, wanted)
    if (location === null) return go(reply, refusedOn(site.origin, 'not-offered'))
    return go(reply.header('set-cookie', flowCookie(browserSecret, config)), location)
  })

  app.get<{ Params: { provider: string } }>(
    '/api/saml/metadata/:provider',
    PUBLIC,
    async (request, reply) => {
      const id = z.uuid().safeParse(request.params.provider)
      const isOurs = id.success && sso && (await db.withPlatform((tx) => isNameOf(tx, id.data)))
      if (!sso || !id.success || !isOurs) throw notFound('The provider')
      const known = { id: id.data }
      return reply.type('application/samlmetadata+xml; charset=utf-8').send(await sso.metadata(known))
    },
  )

  app.register(async (scope) => {
    scope.removeContentTypeParser('application/x-www-form-urlencoded')
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.setErrorHandler((error, request, reply) => {
      const { status, problem } = problemOf(error, request.id)
      // Somebody's browser is here, on its way back: it gets a page, not JSON.
      if (status < 500) return go(reply, refusedOn(siteOrigin({ type: 'myaccount' }, config), 'not-believed'))
      request.log.error({ err: error }, 'single sign-on failed')
      return sendPlain(reply.header('retry-after', '5'), status, 'We couldn’t sign you in', problem.message)
    })
    // Comes from the provider's page by its nature, so the origin of it says nothing. It needs no such check: no
    // cookie is read here, and what it answers with works only in the browser that began.
    scope.post('/api/saml/acs', PUBLIC, async (request, reply) => {
      if (!sso) throw new Refusal(404, 'not_found', REFUSALS['not-set-up'])
      const form = AcsForm.safeParse(fieldsOf(request.body))
      if (!form.success) throw new Refusal(400, 'bad_request', REFUSALS['not-believed'])
      const posted = {
        document: form.data.SAMLResponse,
        relayState: form.data.RelayState,
        address: request.ip,
      }
      const { location, refused } = await takeAnswer({ ...parts, sso }, posted)
      if (refused !== null) request.log.warn({ refused }, 'single sign-on refused')
      return go(reply, location)
    })
  })
}

/** Of a field that was sent twice nobody can say which is meant: it counts as missing. */
function fieldsOf(body: unknown): Record<string, string | undefined> {
  if (!(body instanceof URLSearchParams)) return {}
  const once = (name: string) => (body.getAll(name).length === 1 ? (body.get(name) ?? undefined) : undefined)
  return { SAMLResponse: once('SAMLResponse'), RelayState: once('RelayState') }
}

const refusedOn = (origin: string, refusal: SsoRefusal): string =>
  returnAddress(origin, '/', { error: REFUSALS[refusal] })

const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '')

function isOn(site: Site, request: FastifyRequest): boolean {
  const asked = `${new URL(site.origin).protocol}//${request.host}`
  return URL.canParse(asked) && new URL(asked).origin === site.origin
}

/** See other: what comes next is read, however we were asked. Codes in the address are nobody else's business. */
function go(reply: FastifyReply, location: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(location, 303)
}
