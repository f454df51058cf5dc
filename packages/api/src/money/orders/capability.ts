import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import type { Backlog } from '#kernel/jobs/backlog.ts'
import { countEffects } from '#kernel/jobs/count-effects.ts'
import type { Effects } from '#kernel/jobs/effects.ts'
import { daily } from '#kernel/jobs/schedules.ts'
import type { OnPaymentEvent } from '../gateway/port.ts'
import { askSecond } from '#identity/office-users/port.ts'
import { openLetters } from '#messages/mail/port.ts'
import { arrearsEndpoints } from '../arrears/endpoints.ts'
import type { GateDeps, OrderDeps } from './deps.ts'
import { ORDER_PAGES } from './cached-pages.ts'
import { orderEndpoints } from './endpoints.ts'
import { memberOrderEndpoints } from './member-endpoints.ts'
import { officeOrderEndpoints } from './office-endpoints.ts'
import { type HandPayments, handPayments } from './office/hand-payments.ts'
import { methodsInUse } from './own-orders.queries.ts'
import { openPaper } from '../receipts/download-order.ts'
import { chargeDue } from '../payments/later/charge-due.ts'
import { moveClubMoney } from '../payments/move-money.ts'
import { payLinkEndpoints } from '../payments/links/endpoints.ts'
import { onPaymentEvent } from '../payments/on-event.ts'
import { giveUpUnpaid, lookAfterMoney, reconcile } from '../payments/reconcile.ts'
import { forgetTokens } from '../payments/forget-tokens.ts'
import { forgetOldPaymentEffects } from '../payments/payment-effects.ts'
import { remindPayments } from '../payments/later/remind-payments.ts'
import { openPaymentEffects } from '../payments/run-effects.ts'
import { askForPayouts, onPayoutEvent } from '../payouts/ask-for-payouts.ts'
import { payoutEndpoints } from '../payouts/endpoints.ts'
import { warnOfCards } from '../payments/later/warn-of-cards.ts'
import { askForMovements } from '../statement/ask-for-movements.ts'
import { statementEndpoints } from '../statement/endpoints.ts'
import { forgetOldPages, openStatementPages } from '../statement/fetch-movements.ts'
import { makeStatements } from '../statement/make-statements.ts'
import { ordersPeople } from './people.ts'
import { takeGuestOrders } from './take-guest-orders.ts'

export interface OpenedOrders extends Capability {
  payments: Effects
  deps: OrderDeps
  handPayments: HandPayments
  /** What the inbox of webhooks does with an event. */
  onPaymentEvent: OnPaymentEvent
  /** Cards that orders are still charged from. */
  methodsInUse: (clubIds: readonly string[], userId: string) => Promise<ReadonlySet<string>>
}

const BACKLOG = {
  name: 'metrics_payment_backlog',
  text: `
    select 'payments' as queue, case when failed_at is not null then 'failed' when due_at <= $1 then 'due' else 'waiting' end
      as state, count(*)::int as count from payment_effects where done_at is null group by 2`,
}

/** Checkout, payments, what is charged later, refunds. */
export function openOrders(
  core: Core,
  given: Pick<GateDeps, 'gateway' | 'cartToOrder' | 'addToCart' | 'fulfilments'>,
): OpenedOrders {
  const { db, now, metrics, crashAt, config } = core
  const onTrouble = (error: Error) => core.onTrouble(error, 'jobs')
  const paperOf = openPaper(core)
  const deps: GateDeps = { ...core, ...given, onTrouble }
  const payments = openPaymentEffects(deps, {
    db,
    now,
    onTrouble,
    crashAt,
    pace: config.retryPace,
    onOutcome: (outcome) => metrics.effects.inc({ kind: 'payments', outcome }),
  })
  const statements = openStatementPages(deps, {
    db,
    now,
    onTrouble,
    crashAt,
    pace: config.retryPace,
    onOutcome: (outcome) => metrics.effects.inc({ kind: 'statements', outcome }),
  })
  return {
    name: 'orders',
    people: ordersPeople,
    endpoints: [
      ...orderEndpoints(deps, paperOf),
      ...memberOrderEndpoints(deps),
      ...officeOrderEndpoints(deps, core, paperOf),
      ...payLinkEndpoints(deps, core),
      ...payoutEndpoints(deps, core.audit),
      ...statementEndpoints(deps),
      ...arrearsEndpoints(core, openLetters(core), askSecond(core)),
    ],
    effects: [
      { duty: payments.duty, backlog: () => db.readPlatform<Backlog>(BACKLOG, [now()]) },
      { duty: statements.duty, backlog: countEffects('statements', 'statement_pages', core) },
    ],
    schedules: [
      chargeDue(given.fulfilments, onTrouble),
      giveUpUnpaid(onTrouble),
      reconcile(onTrouble),
      lookAfterMoney(onTrouble),
      moveClubMoney(onTrouble),
      forgetTokens(onTrouble),
      daily('03:40', 'sweep-payment-effects', forgetOldPaymentEffects),
      remindPayments,
      askForPayouts,
      askForMovements(given.gateway),
      makeStatements(onTrouble),
      daily('03:45', 'sweep-statement-pages', forgetOldPages),
      warnOfCards,
    ],
    works: [takeGuestOrders],
    pages: ORDER_PAGES,
    rooms: ['checkout'],
    close: async () => {
      await Promise.all([payments.stop(), statements.stop()])
    },
    payments,
    deps,
    handPayments: handPayments(deps, core.audit),
    methodsInUse: (clubIds, userId) => methodsInUse(db, clubIds, userId),
    onPaymentEvent: (event) =>
      event.kind === 'payout' ? onPayoutEvent(deps, event) : onPaymentEvent(deps, event),
  }
}
