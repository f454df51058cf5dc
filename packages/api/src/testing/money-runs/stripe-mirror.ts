import type { Stripe } from 'stripe'
import { asDispute } from '../../providers/payments/stripe/aftermath.ts'
import { app } from '../clients/attempts-client.ts'
import type { StripeBooks } from '../stripe/stripe-books.ts'
import type { Intent } from '../stripe/stripe-objects.ts'

/**
 * The books of the stand-in as rows of the sandbox's tables, so that whatever is asked of the one in SQL is asked of the other as well. Answers
 * which payments are not what they were.
 */
export function openMirror(books: StripeBooks): () => Promise<string[]> {
  const known = new Map<string, string>()
  const isNew = (row: { id: string }) => {
    const text = JSON.stringify(row)
    if (known.get(row.id) === text) return false
    known.set(row.id, text)
    return true
  }
  return async () => {
    const rows = {
      sandbox_customers: customersOf(books),
      sandbox_methods: methodsOf(books),
      sandbox_payments: [...books.intents.values()].map(asPaymentRow),
      sandbox_refunds: refundsOf(books),
      sandbox_disputes: books.disputes.map((dispute) => {
        const { disputeId: id, ...told } = asDispute(dispute as Stripe.Dispute)
        return { id, payment_id: dispute.payment_intent, ...told }
      }),
      sandbox_transfers: transfersOf(books),
    }
    const touched = new Set<string>()
    for (const [table, all] of Object.entries(rows)) {
      const changed = all.filter(isNew)
      if (changed.length > 0) await write(table, changed)
      if (table === 'sandbox_payments') for (const { id } of changed) touched.add(id)
      if (table === 'sandbox_refunds' || table === 'sandbox_disputes')
        for (const row of changed) if ('payment_id' in row) touched.add(row.payment_id)
    }
    return [...touched]
  }
}

/** A moment is written where something has just happened, and stays. */
async function write(table: string, rows: readonly object[]): Promise<void> {
  const now = app.parts.now().toISOString()
  const columns = Object.keys(rows[0] ?? {})
  const stamps = STAMPS[table] ?? []
  const values = stamps.map(({ when }) => `case when ${when} then $2::timestamptz end`)
  await app.asOwner(
    `insert into ${table} as was (${[...columns, ...stamps.map(({ name }) => name), 'created_at'].join(', ')})
      select ${[...columns.map((name) => `r.${name}`), ...values, '$2::timestamptz'].join(', ')}
      from jsonb_populate_recordset(null::${table}, $1::jsonb) r
      on conflict (id) do update set ${[
        ...columns.filter((name) => name !== 'id').map((name) => `${name} = excluded.${name}`),
        ...stamps.map(({ name }) => `${name} = coalesce(was.${name}, excluded.${name})`),
      ].join(', ')}`,
    [JSON.stringify(rows), now],
  )
}

const STAMPS: Record<string, { name: string; when: string }[]> = {
  sandbox_payments: [{ name: 'captured_at', when: `r.status = 'succeeded'` }],
  sandbox_refunds: [{ name: 'failed_at', when: `r.status = 'failed'` }],
  sandbox_disputes: [{ name: 'closed_at', when: `r.status <> 'open'` }],
}

function asPaymentRow(intent: Intent) {
  const { id, metadata, latest_charge: charge } = intent
  return {
    id,
    token: intent.client_secret,
    key: id,
    order_id: metadata['order_id'] ?? '',
    own_payment_id: metadata['payment_id'] ?? null,
    sold_by: metadata['club_id'] ?? null,
    amount: intent.amount,
    currency: intent.currency,
    status: STATUSES[intent.status] ?? 'open',
    customer_id: intent.customer,
    saves_card: intent.setup_future_usage !== null,
    on_behalf_of: intent.destination,
    description: '',
    fee: intent.application_fee_amount,
    refunded: charge?.amount_refunded ?? 0,
    method_id: intent.payment_method?.id ?? null,
  }
}

const STATUSES: Record<string, string> = { succeeded: 'succeeded', canceled: 'cancelled' }

const refundsOf = ({ refunds, feesBack }: StripeBooks) =>
  refunds.map(({ id, amount, status, payment_intent, transfer_reversal: reversal }) => ({
    id,
    key: id,
    payment_id: payment_intent,
    amount,
    fee_back: feesBack.get(id) ?? 0,
    is_from_account: reversal !== null,
    status: status ?? 'pending',
  }))

/** Beside those that charges and refunds make by themselves. */
function transfersOf({ intents, refunds, money }: StripeBooks) {
  const intentOf = new Map(
    [...intents.values()].map(({ id, latest_charge: charge }) => [charge?.id ?? '', id]),
  )
  const own = new Set([...intents.values()].map(({ latest_charge: charge }) => charge?.transfer))
  const ofRefunds = new Set(refunds.map(({ transfer_reversal: reversal }) => reversal))
  return money.transfers.flatMap(
    ({ id, amount, destination: account, source_transaction: charge, reversals }) => {
      const about = { payment_id: intentOf.get(charge) ?? '', account }
      return [
        ...(own.has(id) ? [] : [{ id, key: id, ...about, amount, reversal_of: null }]),
        ...reversals
          .filter((reversal) => !ofRefunds.has(reversal.id))
          .map((back) => ({ id: back.id, key: back.id, ...about, amount: -back.amount, reversal_of: id })),
      ]
    },
  )
}

const kept = ({ methods }: StripeBooks) => [...methods.values()].filter(({ customer }) => customer !== null)

const customersOf = (books: StripeBooks) =>
  [...new Set(kept(books).map(({ customer }) => customer ?? ''))].map((id) => ({
    id,
    key: id,
    member_id: id,
  }))

const methodsOf = (books: StripeBooks) =>
  kept(books).map(({ id, customer, kind, card: { brand, last4, exp_month, exp_year, funding } }) => ({
    id,
    customer_id: customer,
    behaviour: kind === 'fails-later' ? 'fails-later' : 'succeeds',
    card: { brand, lastFour: last4, expMonth: exp_month, expYear: exp_year, funding },
  }))
