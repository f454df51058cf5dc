import { asClub } from '../../db/as-club.ts'
import type { Tx } from '../../db/database.ts'
import { type EffectKind, type Effects, type EffectsDeps, openEffects } from '../../jobs/effects.ts'
import { EffectFailed } from '../../jobs/effect-failed.ts'
import type {
  Aftermath,
  GatewayPayment,
  GatewayPayout,
  GatewayRefund,
} from '../../providers/payments/port.ts'
import type { OrderDeps } from '../deps.ts'
import { payoutsAsked, writePayouts } from '../payouts/write-payouts.ts'
import { applyAftermath } from './apply-aftermath.ts'
import { applyTruth } from './apply-truth.ts'
import { beginPayment } from './begin-payment.ts'
import { chargeKept, noteCharge, notCharged } from './charge-kept.ts'
import { findToSend } from './charge-terms.ts'
import { type MadeMove, makeMove, missMove, recordMove } from './move-money.ts'
import { findPayment } from './payment-row.ts'
import { findRefund, recordRefund, refuseRefund } from './refund-rows.ts'
import { paymentEffects } from './tables.ts'

const DAY_MS = 24 * 60 * 60_000
type Row = typeof paymentEffects.$inferSelect
type Outcome =
  | { truth: GatewayPayment | null; aftermath?: Aftermath }
  | { refund: GatewayRefund }
  | { payouts: GatewayPayout[] }
  | { moved: MadeMove | null }

/** Payments go first: nothing waits for a mailing. */
export const openPaymentEffects = (deps: OrderDeps, effects: EffectsDeps): Effects =>
  openEffects(paymentEffectKind(deps), effects)

const paymentEffectKind = (deps: OrderDeps): EffectKind<Row, Outcome> => ({
  name: 'payments',
  channel: 'payment_effects',
  table: paymentEffects,
  settled: {},
  atOnce: 4,
  withinMs: 30_000,
  waits: [1, 1, 2, 5, 15, 60],
  usefulUntil: ({ kind, createdAt }) =>
    new Date(createdAt.getTime() + (kind === 'look' ? 5 * 60_000 : 7 * DAY_MS)),
  crashPoints: { claimed: 'payment.claimed', acted: 'payment.acted' },
  act: (row) => act(deps, row),
  record: (tx, row, outcome) => asClub(tx, row.clubId, (own) => record(own, deps, row, outcome)),
  recordFailure: (tx, row, _reason, error) =>
    asClub(tx, row.clubId, (own) => recordFailure(own, deps, row, error)),
})

async function act(deps: OrderDeps, { clubId, kind, subjectId, effectKey }: Row): Promise<Outcome> {
  const { db, gateway } = deps
  if (kind === 'payouts') {
    const asked = await db.withClub(clubId, (tx) => payoutsAsked(tx, clubId))
    return { payouts: await gateway.listPayouts(asked) }
  }
  if (kind === 'move') return { moved: await makeMove(deps, { clubId, paymentId: subjectId }) }
  if (kind === 'refund') {
    const refund = await db.withClub(clubId, (tx) => findRefund(tx, { clubId, refundId: subjectId }))
    if (!refund?.gatewayPaymentId) throw new EffectFailed('nothing to refund', { isFinal: true })
    const { gatewayPaymentId: paymentId, amount, account, isOurs } = refund
    return { refund: await gateway.refund({ key: effectKey, paymentId, amount, account, isOurs }) }
  }
  const which = { clubId, paymentId: subjectId }
  if (kind === 'charge') {
    const row = await db.withClub(clubId, (tx) => findToSend(tx, which, gateway.tariff))
    if (!row) throw new EffectFailed('the payment is gone', { isFinal: true })
    return { truth: await chargeKept(deps, row, effectKey) }
  }
  const { gatewayPaymentId } = await beginPayment(deps, which)
  if (gatewayPaymentId === null) throw new EffectFailed('not at the gateway', { isFinal: false })
  if (kind === 'look') {
    const truth = await gateway.findPayment(gatewayPaymentId)
    if (truth?.status !== 'succeeded') return { truth }
    return { truth, aftermath: await gateway.findAftermath(gatewayPaymentId) }
  }
  return { truth: await gateway.cancelPayment(gatewayPaymentId, effectKey) }
}

async function record(
  tx: Tx,
  { now, onTrouble, fulfilments }: OrderDeps,
  row: Row,
  outcome: Outcome,
): Promise<void> {
  const { clubId, subjectId } = row
  if ('payouts' in outcome) {
    await writePayouts(tx, clubId, outcome.payouts, now())
    return
  }
  if ('moved' in outcome) return recordMove(tx, { clubId, paymentId: subjectId }, outcome.moved, now())
  if ('refund' in outcome) return recordRefund(tx, { clubId, refundId: subjectId, ...outcome }, now())
  if (!outcome.truth) return
  const which = { clubId, paymentId: subjectId }
  if (row.kind === 'charge') await noteCharge(tx, which, outcome.truth)
  await applyTruth(tx, fulfilments, which, outcome.truth, now())
  if (!outcome.aftermath) return
  for (const id of await applyAftermath(tx, which, outcome.aftermath, now()))
    onTrouble(new Error(`Refund ${id} failed after it was made`))
}

/** Given up: a charge counts as refused, a refund is for the treasurer to look at. */
async function recordFailure(
  tx: Tx,
  { now, onTrouble, fulfilments }: OrderDeps,
  { clubId, kind, subjectId }: Row,
  error: unknown,
): Promise<void> {
  if (kind === 'move') {
    await missMove(tx, { clubId, paymentId: subjectId }, error, now())
    onTrouble(new Error(`What a club is owed of payment ${subjectId} could not be moved`))
  }
  if (kind === 'refund') {
    await refuseRefund(tx, { clubId, refundId: subjectId }, now())
    onTrouble(new Error(`Refund ${subjectId} could not be made`))
  }
  if (kind !== 'charge') return
  const row = await findPayment(tx, { clubId, paymentId: subjectId })
  if (row) await applyTruth(tx, fulfilments, { clubId, paymentId: subjectId }, notCharged(row, null), now())
}
