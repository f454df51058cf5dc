import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Config } from '#kernel/config.ts'
import { SECURITY_HEADERS } from '#kernel/http/pages/content-security.ts'
import { isJson, isSameOrigin } from '#kernel/http/same-origin.ts'
import { GatewayFailed } from '../port.ts'
import type { BooksDeps } from './books-deps.ts'
import { answerLink, findByLink } from './accounts.ts'
import { accountPage, CHALLENGE_POLICY, challengePage, spentPage } from './challenge-page.ts'
import { answerChallenge, type Confirmation, confirm, findChallenge } from './confirm.ts'
import { knownCard, walletCard } from './entered-card.ts'
import { newId } from './ids.ts'
import { addMethod } from './methods.ts'
import type { PaymentRow } from './payments.ts'
import { errorOnWire, readConfirm, readEntered, returnPathOf } from './wire.ts'

const DEMO = { config: { guard: { audience: 'demo', rate: 'unlimited' } }, bodyLimit: 4096 } as const
const HOW = 'Send a card, a saved card, a wallet or a confirmation token as JSON'

export interface SandboxRouteDeps extends BooksDeps {
  config: Pick<Config, 'protocol'>
}

/** What a browser asks of the sandbox itself: none of it is our API, and card numbers come here only. */
export function sandboxRoutes(app: FastifyInstance, deps: SandboxRouteDeps): void {
  const { config, db, faults, now } = deps
  const originOf = ({ host }: FastifyRequest) => `${config.protocol}://${host}`

  // What hangs on purpose must not hold up the end of the process.
  app.addHook('preClose', (done) => {
    faults.letGo()
    done()
  })

  /** Browsers send the origin of their page; a caller without one is a program with a token of its own. */
  function refuseForeign(request: FastifyRequest): void {
    const { origin, 'sec-fetch-site': from } = request.headers
    const namesPage = origin !== undefined || from !== undefined
    if (namesPage && !isSameOrigin(request.headers, request.host, config.protocol)) {
      throw new Refusal(403, 'forbidden', 'The sandbox is called from its own pages only')
    }
  }

  app.post('/sandbox/confirmation-tokens', DEMO, async (request, reply) => {
    refuseForeign(request)
    const entered = isJson(request.headers) ? readEntered(request.body) : null
    if (!entered) throw new Refusal(422, 'invalid_data', HOW)
    const known = 'card' in entered ? knownCard(entered.card, now()) : walletCard(entered.wallet, now())
    noStore(reply)
    if ('code' in known) return { error: errorOnWire(known) }
    const id = newId('sct')
    await db.withPlatform((tx) => addMethod(tx, { id, customerId: null, ...known }, now()))
    const { brand, lastFour, funding } = known.card
    return { confirmation_token: id, card: { brand, last_four: lastFour, funding } }
  })

  app.post<{ Params: { token: string } }>(
    '/sandbox/payment-intents/:token/confirm',
    DEMO,
    async (request, reply) => {
      refuseForeign(request)
      const body = isJson(request.headers) ? readConfirm(request.body) : null
      const returnPath = body && returnPathOf(body.returnUrl, originOf(request))
      if (!body || returnPath === null) throw new Refusal(422, 'invalid_data', HOW)
      noStore(reply)
      const { token } = request.params
      const outcome = await answering(() => confirm(deps, token, { ...body, returnPath }))
      if (!outcome) throw notFound('The payment')
      return onWire(outcome, originOf(request))
    },
  )

  /** A fault that was asked for is answered as itself. */
  async function answering<Result>(work: () => Promise<Result>): Promise<Result> {
    const status = faults.current.confirm?.status ?? 504
    try {
      return await faults.around('confirm', work)
    } catch (error) {
      if (!(error instanceof GatewayFailed)) throw error
      throw new Refusal(status, 'gateway_failed', 'The sandbox did not answer, as it was told to', {
        cause: error,
      })
    }
  }

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    const path = '/sandbox/challenge/:challenge'

    scope.get<{ Params: { challenge: string } }>(path, DEMO, async (request, reply) => {
      const payment = await findChallenge(deps, request.params.challenge)
      if (!payment?.challenged) return sendPage(reply, 410, spentPage())
      if (payment.challenged.isAnswered) return goBack(reply, payment.challenged.returnPath)
      return sendPage(reply, 200, shown(payment))
    })

    scope.post<{ Params: { challenge: string } }>(path, DEMO, async (request, reply) => {
      refuseForeign(request)
      const answer = request.body instanceof URLSearchParams ? request.body.get('answer') : null
      if (answer !== 'approve' && answer !== 'decline') {
        throw new Refusal(422, 'invalid_data', 'Approve or decline')
      }
      const answered = await answering(() =>
        answerChallenge(deps, request.params.challenge, answer === 'approve'),
      )
      if (!answered) return sendPage(reply, 410, spentPage())
      return goBack(reply, backTo(answered))
    })

    const account = '/sandbox/accounts/:link'
    scope.get<{ Params: { link: string } }>(account, DEMO, async (request, reply) => {
      const { link } = request.params
      const row = await findByLink(deps, link)
      if (!row) return sendPage(reply, 410, spentPage())
      return sendPage(reply, 200, accountPage({ action: `/sandbox/accounts/${link}`, name: row.name }))
    })

    scope.post<{ Params: { link: string } }>(account, DEMO, async (request, reply) => {
      refuseForeign(request)
      const answer = request.body instanceof URLSearchParams ? request.body.get('answer') : null
      const next = await answerLink(deps, request.params.link, answer === 'approve')
      if (next === null) return sendPage(reply, 410, spentPage())
      return goBack(reply, next)
    })
  })
}

const shown = ({ challenge, challenged, amount, currency, description }: PaymentRow): string =>
  challengePage({
    action: `/sandbox/challenge/${challenge ?? ''}`,
    amount,
    currency,
    description,
    lastFour: challenged?.card.lastFour ?? '',
  })

function onWire(outcome: Confirmation, origin: string) {
  if (outcome.status === 'failed') return { status: outcome.status, error: errorOnWire(outcome.error) }
  if (outcome.status === 'succeeded')
    return { status: outcome.status, ...(outcome.keptAs && { payment_method: outcome.keptAs }) }
  return { status: outcome.status, redirect_url: `${origin}/sandbox/challenge/${outcome.challenge}` }
}

/** PAY-05: as a gateway sends a buyer back; the path was judged when it was given. */
function backTo(answered: { status: string; paymentId: string; returnPath: string }): string {
  const url = new URL(answered.returnPath, 'https://site.invalid')
  url.searchParams.set('payment_intent', answered.paymentId)
  url.searchParams.set('redirect_status', answered.status)
  return url.pathname + url.search + url.hash
}

const noStore = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store')

const goBack = (reply: FastifyReply, path: string): FastifyReply => {
  noStore(reply)
  return reply.redirect(path, 303)
}

const sendPage = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  noStore(reply)
    .code(status)
    .headers({
      ...SECURITY_HEADERS,
      'content-security-policy': CHALLENGE_POLICY,
      // Without a referrer the answer would name no origin, and be taken for another site's.
      'referrer-policy': 'same-origin',
    })
    .type('text/html; charset=utf-8')
    .send(html)
