import type { Stripe } from 'stripe'
import type { Movement, MovementKind, MovementsOf, MovementsPage, OwnName } from '../port.ts'
import { idOf, ownName } from './as-payment.ts'
import { calling } from './errors.ts'

const PAGE = 100

/** What a line is read with, so that it says which charge it is of: the charge of a refund or dispute, the transfer of a reversal, the fee. */
const WHOLE_LINE = ['data.source', 'data.source.charge', 'data.source.transfer', 'data.source.fee']

/** The platform's own affair: its bank, what Stripe takes for itself, what Stripe holds for a while. */
const OF_THE_PLATFORM =
  /^(payout|topup|stripe_|tax_|reserve|payment_network_reserve|contribution|climate|issuing|fee_credit|advance|anticipation)/

/** The newest first, as Stripe lists them; within the past nothing is added before them. */
export function listMovements(stripe: Stripe, { since, until, after }: MovementsOf): Promise<MovementsPage> {
  return calling(async () => {
    const created = { gte: secondsOf(since), lt: secondsOf(until) }
    const { data, has_more: hasMore } = await stripe.balanceTransactions.list({
      created,
      limit: PAGE,
      expand: WHOLE_LINE,
      ...(after !== null && { starting_after: after }),
    })
    const movements = data.filter(({ type }) => !OF_THE_PLATFORM.test(type)).map(asMovement)
    return { movements, next: hasMore ? (data.at(-1)?.id ?? null) : null }
  })
}

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)

function asMovement(line: Stripe.BalanceTransaction): Movement {
  const source = typeof line.source === 'object' ? line.source : null
  return {
    movementId: line.id,
    at: new Date(line.created * 1000),
    amount: line.amount,
    currency: line.currency,
    kind: 'other',
    subjectId: source && 'id' in source ? source.id : null,
    chargeId: null,
    paymentId: null,
    transferId: null,
    refundId: null,
    own: null,
    ...(source && ofSource(line, source)),
  }
}

/**
 * Sums are those of what moved: a balance is kept in the platform's currency, and clubs reckon in theirs. What comes in and what goes out
 * is said by the balance.
 */
function ofSource(
  line: Stripe.BalanceTransaction,
  source: Stripe.BalanceTransactionSource,
): Partial<Movement> {
  const sum = ({ amount, currency }: { amount: number; currency: string }) => ({
    amount: Math.sign(line.amount) * amount,
    currency,
  })
  switch (source.object) {
    case 'charge':
      return { kind: KINDS[line.type] ?? 'other', ...sum(source), ...ofCharge(source) }
    case 'refund':
      return {
        kind: KINDS[line.type] ?? 'other',
        ...sum(source),
        ...ofCharge(source.charge),
        subjectId: source.id,
        refundId: source.id,
        ...paymentOf(source.payment_intent),
      }
    case 'dispute':
      return {
        kind: line.amount < 0 ? 'dispute' : 'dispute-returned',
        ...sum(source),
        ...ofCharge(source.charge),
        subjectId: source.id,
        ...paymentOf(source.payment_intent),
      }
    case 'transfer':
      return {
        kind: KINDS[line.type] ?? 'other',
        ...sum(source),
        ...ofCharge(source.source_transaction ?? null),
        subjectId: source.id,
      }
    case 'transfer_reversal':
      return { kind: 'reversal', ...sum(source), ...ofTransfer(source) }
    case 'application_fee':
      return { kind: 'fee', ...sum(source), ...ofCharge(source.originating_transaction) }
    case 'fee_refund':
      return {
        kind: 'fee-returned',
        ...sum(source),
        ...ofCharge(typeof source.fee === 'string' ? null : source.fee.originating_transaction),
      }
    case 'connect_collection_transfer':
    case 'customer_cash_balance_transaction':
    case 'issuing.authorization':
    case 'issuing.dispute':
    case 'issuing.transaction':
    case 'payout':
    case 'reserve_transaction':
    case 'tax_deducted_at_source':
    case 'topup':
    default:
      return {}
  }
}

const KINDS: Partial<Record<string, MovementKind>> = {
  charge: 'charge',
  payment: 'charge',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund-failed',
  transfer: 'transfer',
}

const paymentOf = (intent: string | { id: string } | null) =>
  intent === null ? {} : { paymentId: idOf(intent) }

function ofCharge(charge: string | Stripe.Charge | null): Partial<Movement> {
  if (charge === null || typeof charge === 'string') return { chargeId: charge }
  const own: OwnName | null = ownName(charge.metadata)
  return { subjectId: charge.id, chargeId: charge.id, paymentId: idOf(charge.payment_intent), own }
}

function ofTransfer({ id, transfer, source_refund: refund }: Stripe.TransferReversal): Partial<Movement> {
  const of = typeof transfer === 'string' ? null : (transfer.source_transaction ?? null)
  return { subjectId: id, transferId: idOf(transfer), refundId: idOf(refund), chargeId: idOf(of) }
}
