import { randomUUID } from 'node:crypto'
import { storeEvent } from '#money/gateway/webhooks/inbox.ts'
import { openStripe } from '../../providers/payments/stripe/gateway.ts'
import { app } from '../clients/attempts-client.ts'
import { CARDS } from '../clients/checkout-client.ts'
import { openStripeStandIn } from '../stripe/stand-in.ts'
import type { StripeBooks } from '../stripe/stripe-books.ts'
import type { CardKind } from '../stripe/stripe-objects.ts'
import { setGatewaySide, type Webhooks } from './gateway-side.ts'
import { openMirror } from './stripe-mirror.ts'
import { ACCOUNT } from './weather.ts'

const KEYS = {
  secretKey: 'sk_test_1',
  publishableKey: 'pk_test_1',
  webhookSecret: 'whsec_1',
  connectWebhookSecret: 'whsec_2',
  tariff: { basis_points: 150, fixed: 25 },
}
const KINDS: Record<string, CardKind> = { [CARDS.failsLater]: 'fails-later', [CARDS.declined]: 'declined' }

/** From here on everything goes through Stripe's own adapter, and the stand-in is where Stripe would be. Answers what ends it. */
export async function playAtStripe(): Promise<() => Promise<void>> {
  const standIn = await openStripeStandIn()
  const { books } = standIn
  Object.assign(app.parts.gateway, openStripe(KEYS, { ...standIn.place, timeout: 60_000 }))
  books.money.lines.now = () => app.parts.now()
  openAccount(books)
  const mirror = openMirror(books)
  let webhooks: Webhooks = 'prompt'
  const note = async () => {
    const touched = await mirror()
    if (webhooks === 'lost') return
    for (const paymentId of touched)
      for (const _ of webhooks === 'twice' ? [1, 2] : [1]) await tell(paymentId, webhooks === 'late')
  }
  const after = async (work: () => void) => {
    work()
    await note()
  }
  setGatewaySide({
    note,
    confirm: (token, card) =>
      after(() => confirm(books, idOf(token), books.addMethod(KINDS[card ?? ''] ?? 'ok'))),
    confirmKept: ({ paymentId, methodId, status }) =>
      after(() => {
        if (status === 'requires_action' && methodId !== null) confirm(books, paymentId, methodId)
      }),
    openDispute: (paymentId) => after(() => books.addDispute(paymentId)),
    closeDispute: (disputeId, status) => after(() => books.closeDispute(disputeId, status)),
    failRefund: (refundId) => after(() => books.failRefund(refundId)),
    balances: async () => books.money.balances,
    async setWebhooks(how) {
      webhooks = how
      if (how !== 'late') await release()
    },
    forgetKeys: async () => standIn.forgetKeys(),
  })
  return () => standIn.close()
}

const idOf = (token: string): string => token.split('_secret_')[0] ?? ''

/** What is over cannot be confirmed any more. */
function confirm(books: StripeBooks, id: string, methodId: string): void {
  const status = (books.intents.get(id) ?? books.setups.get(id))?.status
  if (status !== undefined && status !== 'succeeded' && status !== 'canceled') books.confirm(id, methodId)
}

function openAccount(books: StripeBooks): void {
  const account = books.addAccount()
  books.accounts.delete(account.id)
  books.accounts.set(ACCOUNT, { ...account, id: ACCOUNT })
  books.decide(ACCOUNT, true)
}

/** One that is late lies there until it is let go. */
const HELD_UNTIL = '2099-01-01'

async function tell(paymentId: string, isLate: boolean): Promise<void> {
  const { db, now, gateway } = app.parts
  const eventId = `evt_${randomUUID()}`
  // A refund is told of with its payment: whoever hears of it looks at both.
  const event = { eventId, kind: 'refund' as const, paymentId, account: null }
  await storeEvent({ db, now, gateway, crashAt: () => undefined }, event)
  if (isLate)
    await app.asOwner('update webhook_events set due_at = $2 where event_id = $1', [eventId, HELD_UNTIL])
}

const release = () =>
  app.asOwner('update webhook_events set due_at = $2 where due_at = $1', [HELD_UNTIL, app.parts.now()])
