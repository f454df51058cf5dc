import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { type EffectKind, type Effects, type EffectsDeps, openEffects } from '#kernel/jobs/effects.ts'
import { EffectFailed } from '#kernel/jobs/effect-failed.ts'
import {
  type Aftermath,
  GatewayFailed,
  type GatewayPayment,
  type GatewayPayout,
  type GatewayRefund,
} from '#providers/payments/port.ts'
import type { OrderDeps } from '../orders/deps.ts'
import { payoutsAsked, writePayouts } from '../payouts/write-payouts.ts'
import { applyAftermath } from './apply-aftermath.ts'
import { applyTruth } from './apply-truth.ts'
import { beginPayment } from './begin-payment.ts'
import { type Charged, chargeOnce } from './charge-once.ts'
import { findToSend } from './charge-terms.ts'
import { layDown } from './later/lay-down.ts'
import { lookAtPayment } from './look-at-payment.ts'
import { type MadeMove, makeMove, missMove, recordMove } from './move-money.ts'
import { findPayment } from './payment-row.ts'
import { refundOnce } from './refunds/refund-once.ts'
import { recordRefund } from './refunds/refund-rows.ts'
import { refuseRefund } from './refunds/refuse-refund.ts'
import { paymentEffects } from './tables.ts'

const DAY_MS = 24 * 60 * 60_000
/** Nobody knows what became of a charge or a refund that was not answered, so neither is ever given up for its age alone. */
const USEFUL_MS = {
  look: 5 * 60_000,
  cancel: 7 * DAY_MS,
  payouts: 7 * DAY_MS,
  move: 7 * DAY_MS,
  charge: 3650 * DAY_MS,
  refund: 3650 * DAY_MS,
}
/** Looks of the statement: none follows within minutes, as one does of an order that waits to be paid. */
const isAskedOnce = (effectKey: string): boolean => effectKey.includes(':statement ')
type Row = typeof paymentEffects.$inferSelect
type Outcome =
  | { truth: GatewayPayment | null; aftermath?: Aftermath }
  | { charged: Charged }
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
  usefulUntil: ({ kind, createdAt, effectKey }) =>
    new Date(createdAt.getTime() + (isAskedOnce(effectKey) ? DAY_MS : USEFUL_MS[kind])),
  crashPoints: { claimed: 'payment.claimed', acted: 'payment.acted' },
  act: (row) => act(deps, row),
  record: (tx, row, outcome) => asClub(tx, row.clubId, (own) => record(own, deps, row, outcome)),
  recordFailure: (tx, row, _reason, error) =>
    asClub(tx, row.clubId, (own) => recordFailure(own, deps, row, error)),
})

async function act(
  deps: OrderDeps,
  { clubId, kind, subjectId, effectKey, createdAt }: Row,
): Promise<Outcome> {
  const { db, gateway } = deps
  const asking = { key: effectKey, since: createdAt }
  if (kind === 'payouts') {
    const asked = await db.withClub(clubId, (tx) => payoutsAsked(tx, clubId))
    return { payouts: await gateway.listPayouts(asked) }
  }
  if (kind === 'move') return { moved: await makeMove(deps, { clubId, paymentId: subjectId }) }
  if (kind === 'refund') return { refund: await refundOnce(deps, { clubId, refundId: subjectId }, asking) }
  const which = { clubId, paymentId: subjectId }
  if (kind === 'look') return lookAtPayment(deps, which)
  const row = await db.withClub(clubId, (tx) =>
    kind === 'charge' ? findToSend(tx, which, gateway.tariff) : findPayment(tx, which),
  )
  if (!row) throw new EffectFailed('the payment is gone', { isFinal: true })
  if (kind === 'charge') return { charged: await pausing(() => chargeOnce(deps, row, asking)) }
  // A charge that the gateway has not heard of is nobody's to confirm; only a buyer may have been told of theirs.
  const { gatewayPaymentId } = row.kind === 'checkout' ? await beginPayment(deps, which) : row
  if (gatewayPaymentId === null) return { truth: null }
  return { truth: await gateway.cancelPayment(gatewayPaymentId, effectKey) }
}

/** A gateway that will not hear of a charge refuses us, and no card: it is asked again, and whoever runs the deployment hears of it. */
async function pausing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof GatewayFailed && error.isFinal)
      throw new EffectFailed(error.reason, { isFinal: false })
    throw error
  }
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
  if ('refund' in outcome) {
    await recordRefund(tx, { clubId, refundId: subjectId, ...outcome }, now())
    if (outcome.refund.status === 'failed')
      onTrouble(new Error(`Refund ${subjectId} failed after it was made`))
    return
  }
  const which = { clubId, paymentId: subjectId }
  if ('charged' in outcome) {
    const { charged } = outcome
    if (charged.kind === 'known') await applyTruth(tx, fulfilments, which, charged.truth, now())
    if (charged.kind === 'never-made' && (await layDown(tx, which, now())))
      onTrouble(new Error(`Payment ${subjectId} could not be charged since ${row.createdAt.toISOString()}`))
    return
  }
  if (!outcome.truth) return
  await applyTruth(tx, fulfilments, which, outcome.truth, now())
  if (!outcome.aftermath) return
  for (const id of await applyAftermath(tx, which, outcome.aftermath, now()))
    onTrouble(new Error(`Refund ${id} failed after it was made`))
}

/** Given up: a refund is for the treasurer to look at. */
async function recordFailure(
  tx: Tx,
  { now, onTrouble }: OrderDeps,
  { clubId, kind, subjectId }: Row,
  error: unknown,
): Promise<void> {
  if (kind === 'move') {
    await missMove(tx, { clubId, paymentId: subjectId }, error, now())
    onTrouble(new Error(`What a club is owed of payment ${subjectId} could not be moved`))
  }
  if (kind !== 'refund') return
  await refuseRefund(tx, { clubId, refundId: subjectId }, now())
  onTrouble(new Error(`Refund ${subjectId} could not be made`))
}
