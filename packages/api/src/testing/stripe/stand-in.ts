import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import qs from 'qs'
import type { Stripe } from 'stripe'
import { requestSchemas, type Schemas, type StripeCall } from './request-schemas.ts'
import { idAs, StripeBooks } from './stripe-books.ts'
import type { Intent, Setup } from './stripe-objects.ts'

export interface StripeStandIn {
  place: { host: string; port: number; protocol: 'http' }
  books: StripeBooks
  /** Every call so far, with what was sent: `POST /v1/refunds`. */
  calls: { call: string; sent: Record<string, unknown>; key: string | undefined; apiVersion: unknown }[]
  /** The next calls end like this instead: with a status, or never. */
  trouble: { status?: number; hangs?: boolean; code?: string }
  /** As a day later: a call that was answered is a new one. */
  forgetKeys: () => void
  close: () => Promise<void>
}

/** Stands where Stripe stands: it refuses what Stripe's own types do not know and remembers the rest. */
export async function openStripeStandIn(): Promise<StripeStandIn> {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { querystringParser: parseForm } })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseForm(String(body))),
  )
  const answered: Answered = new Map()
  const standIn = { books: new StripeBooks(), calls: [] as StripeStandIn['calls'], trouble: {}, answered }
  serveStripe(app, standIn, await requestSchemas())
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return Object.assign(standIn, {
    place: { host: '127.0.0.1', port, protocol: 'http' as const },
    forgetKeys: () => answered.clear(),
    close: () => app.close(),
  })
}

const parseForm = (text: string) => qs.parse(text, { depth: 8, arrayLimit: 100 })

interface Answer {
  status: number
  body: object
}
/** By its key: what was sent with it, and what was answered. */
type Answered = Map<string, { sent: string; answer: Answer }>
type Handle = (sent: never, params: { id: string }, account: string) => Answer | object

function serveStripe(
  app: FastifyInstance,
  standIn: Pick<StripeStandIn, 'books' | 'calls' | 'trouble'> & { answered: Answered },
  schemaOf: Schemas,
): void {
  const { books, calls, answered } = standIn

  function serve(method: 'GET' | 'POST' | 'DELETE', url: string, call: StripeCall, handle: Handle): void {
    app.route({
      method,
      url,
      handler: async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
        const { hangs, status, code } = standIn.trouble
        if (hangs) return new Promise<never>(() => undefined)
        if (status !== undefined) return send(reply, errorAnswer(status, 'api_error', code))
        const sent = structuredClone<object>(Object(method === 'GET' ? request.query : request.body))
        const validate = schemaOf(call)
        if (!validate(sent)) return send(reply, unknownParameter(validate.errors))
        const key = request.headers['idempotency-key'] as string | undefined
        const apiVersion = request.headers['stripe-version']
        calls.push({ call: `${method} ${url}`, sent: sent as Record<string, unknown>, key, apiVersion })
        const text = JSON.stringify([url, request.params, sent])
        const before = key === undefined ? undefined : answered.get(key)
        if (before && before.sent !== text) return send(reply, errorAnswer(400, 'idempotency_error'))
        const made =
          before?.answer ??
          asAnswer(handle(sent as never, request.params, String(request.headers['stripe-account'])))
        if (key !== undefined) answered.set(key, { sent: text, answer: structuredClone(made) })
        return send(reply, made)
      },
    })
  }

  serve('POST', '/v1/payment_intents', 'createPayment', (params: Stripe.PaymentIntentCreateParams) => {
    const method = params.payment_method
    if (method !== undefined && books.methods.get(method)?.customer !== params.customer) {
      return errorAnswer(400, 'invalid_request_error', 'resource_missing')
    }
    const account = books.accounts.get(params.transfer_data?.destination ?? '')
    if (account && (!account.charges_enabled || account.capabilities.transfers !== 'active')) {
      return errorAnswer(400, 'invalid_request_error', 'insufficient_capabilities_for_transfer')
    }
    const intent = books.addIntent(params)
    if (!params.confirm || method === undefined) return intent
    books.confirm(intent.id, method, { offSession: params.off_session === true })
    if (!intent.last_payment_error) return intent
    return { status: 402, body: { error: { ...intent.last_payment_error, payment_intent: intent } } }
  })
  serve('GET', '/v1/payment_intents', 'listPayments', ({ customer }: Stripe.PaymentIntentListParams) => ({
    object: 'list',
    has_more: false,
    url: '/v1/payment_intents',
    data: [...books.intents.values()].filter((intent) => intent.customer === customer).toReversed(),
  }))
  serve('GET', '/v1/payment_intents/:id', 'find', (_sent, { id }) => found(books.intents.get(id)))
  serve('POST', '/v1/payment_intents/:id/cancel', 'cancelPayment', (_sent, { id }) =>
    cancelled(books.intents.get(id), 'payment_intent_unexpected_state'),
  )
  serve('POST', '/v1/setup_intents', 'createSetup', (params: Stripe.SetupIntentCreateParams) =>
    books.addSetup(params),
  )
  serve('GET', '/v1/setup_intents/:id', 'find', (_sent, { id }) => found(books.setups.get(id)))
  serve('POST', '/v1/setup_intents/:id/cancel', 'cancelSetup', (_sent, { id }) =>
    cancelled(books.setups.get(id), 'setup_intent_unexpected_state'),
  )
  serve('POST', '/v1/refunds', 'createRefund', (params: Stripe.RefundCreateParams) => {
    const { payment_intent, amount = 0, reverse_transfer: reverses } = params
    const intent = books.intents.get(payment_intent ?? '')
    const charge = intent?.latest_charge
    if (!charge || amount < 1 || amount > intent.amount - charge.amount_refunded) {
      return errorAnswer(400, 'invalid_request_error', 'charge_already_refunded')
    }
    if (books.isHeld(intent.id)) return errorAnswer(400, 'invalid_request_error', 'charge_disputed')
    if (reverses && charge.transfer === null) {
      return errorAnswer(400, 'invalid_request_error', 'parameter_invalid_empty')
    }
    if (reverses && amount > books.money.leftOf(charge.transfer)) {
      return errorAnswer(400, 'invalid_request_error', 'balance_insufficient')
    }
    return books.addRefund(intent, params)
  })
  const listOf = (things: readonly { payment_intent: string }[]) => (sent: { payment_intent?: string }) => ({
    object: 'list',
    has_more: false,
    data: things.filter((thing) => thing.payment_intent === sent.payment_intent),
  })
  serve('GET', '/v1/refunds', 'listRefunds', listOf(books.refunds))
  serve('GET', '/v1/disputes', 'listDisputes', listOf(books.disputes))
  const notSoMuch = () => errorAnswer(400, 'invalid_request_error', 'balance_insufficient')
  serve(
    'POST',
    '/v1/transfers',
    'createTransfer',
    (params: Stripe.TransferCreateParams) => books.money.transfer(params) ?? notSoMuch(),
  )
  serve('GET', '/v1/transfers', 'listTransfers', ({ transfer_group: group }: Stripe.TransferListParams) => ({
    object: 'list',
    has_more: false,
    url: '/v1/transfers',
    data: books.money.transfers.filter((each) => each.transfer_group === group),
  }))
  serve(
    'POST',
    '/v1/transfers/:id/reversals',
    'createReversal',
    ({ amount = 0, metadata }: Stripe.TransferCreateReversalParams, { id }) =>
      books.money.reverse(id, amount, metadata as Stripe.Metadata) ?? notSoMuch(),
  )
  serve('GET', '/v1/transfers/:id/reversals', 'listReversals', (_sent, { id }) => ({
    object: 'list',
    has_more: false,
    url: '/v1/transfers',
    data: books.money.transfers.find((each) => each.id === id)?.reversals ?? [],
  }))
  serve('GET', '/v1/payouts', 'listPayouts', (sent: Stripe.PayoutListParams, _params, account) => {
    const { limit = 10, starting_after } = sent
    // The newest first, a page at a time.
    const own = books.payouts.filter((each) => each['account'] === undefined || each['account'] === account)
    const all = own.toSorted((one, other) => Number(other['created']) - Number(one['created']))
    const from = all.findIndex(({ id }) => id === starting_after) + 1
    return {
      object: 'list',
      has_more: from + limit < all.length,
      url: '/v1/payouts',
      data: all.slice(from, from + limit).map(({ moved: _, ...payout }) => payout),
    }
  })
  serve('GET', '/v1/balance_transactions', 'listMoved', (sent: Stripe.BalanceTransactionListParams) =>
    sent.payout === undefined
      ? books.money.lines.list(sent)
      : {
          object: 'list',
          has_more: false,
          url: '/v1/balance_transactions',
          data: books.payouts.find(({ id }) => id === sent.payout)?.moved ?? [],
        },
  )
  serve('POST', '/v1/accounts', 'createAccount', (params: Stripe.AccountCreateParams) =>
    books.addAccount(params),
  )
  serve('GET', '/v1/accounts', 'listAccounts', () => ({
    object: 'list',
    has_more: false,
    url: '/v1/accounts',
    data: [...books.accounts.values()],
  }))
  serve('GET', '/v1/accounts/:id', 'find', (_sent, { id }) => found(books.accounts.get(id)))
  serve('POST', '/v1/account_links', 'linkToAccount', ({ account }: Stripe.AccountLinkCreateParams) => ({
    object: 'account_link',
    url: `https://connect.stripe.example/${account}`,
  }))
  serve('GET', '/v1/payment_method_domains', 'listDomains', (sent: { domain_name?: string }) => ({
    object: 'list',
    has_more: false,
    url: '/v1/payment_method_domains',
    data: books.domains.filter((domain) => domain.domain_name === sent.domain_name),
  }))
  serve('POST', '/v1/payment_method_domains', 'createDomain', (sent: { domain_name: string }) =>
    books.addDomain(sent.domain_name),
  )
  serve('POST', '/v1/payment_method_domains/:id/validate', 'find', (_sent, { id }) =>
    found(books.domains.find((domain) => domain.id === id)),
  )
  serve('POST', '/v1/customers', 'createCustomer', () => ({ id: idAs('cus'), object: 'customer' }))
  serve('DELETE', '/v1/customers/:id', 'find', (_sent, { id }) => {
    for (const [method, { customer }] of books.methods) if (customer === id) books.methods.delete(method)
    return { id, object: 'customer', deleted: true }
  })
  serve('GET', '/v1/customers/:id/payment_methods', 'listMethods', (_sent, { id }) => ({
    object: 'list',
    has_more: false,
    data: [...books.methods.values()].filter(({ customer }) => customer === id),
  }))
  serve('GET', '/v1/payment_methods/:id', 'find', (_sent, { id }) => found(books.methods.get(id)))
  serve(
    'POST',
    '/v1/payment_methods/:id/attach',
    'attachMethod',
    ({ customer }: { customer: string }, { id }) => {
      const method = books.methods.get(id)
      if (method) method.customer = customer
      return found(method)
    },
  )
  serve('POST', '/v1/payment_methods/:id/detach', 'detachMethod', (_sent, { id }) => {
    const method = books.methods.get(id)
    books.methods.delete(id)
    return found(method && { ...method, customer: null })
  })
  serve('GET', '/v1/confirmation_tokens/:id', 'find', (_sent, { id }) => {
    const method = books.methods.get(id.replace('ctoken_', ''))
    return found(method && { id, object: 'confirmation_token', payment_method_preview: method })
  })
}

const asAnswer = (made: Answer | object): Answer =>
  'body' in made && 'status' in made ? made : { status: 200, body: made }

const found = (thing: object | undefined): Answer | object =>
  thing ?? errorAnswer(404, 'invalid_request_error', 'resource_missing')

function cancelled(intent: Intent | Setup | undefined, code: string): Answer | object {
  if (!intent) return errorAnswer(404, 'invalid_request_error', 'resource_missing')
  if (intent.status === 'succeeded') return errorAnswer(400, 'invalid_request_error', code)
  intent.status = 'canceled'
  return intent
}

const errorAnswer = (status: number, type: string, code?: string): Answer => ({
  status,
  body: { error: { type, message: 'Refused by the stand-in.', ...(code !== undefined && { code }) } },
})

function unknownParameter(errors: { instancePath: string; message?: string }[] | null | undefined): Answer {
  const message = (errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`).join('; ')
  return {
    status: 400,
    body: { error: { type: 'invalid_request_error', code: 'parameter_unknown', message } },
  }
}

const send = (reply: FastifyReply, { status, body }: Answer) => reply.code(status).send(body)
