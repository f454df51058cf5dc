export { customerFor } from './customers.ts'
/** For the superusers' pages. */
export { retryEvent } from './webhooks/retry-event.ts'
export { keepCard } from './keep-card.ts'
export { findMethod, findMethods, type StoredMethod } from './methods.queries.ts'
import type { GatewayEvent } from '#providers/payments/port.ts'

/**
 * Handles an event of the gateway. An event only says that something changed, so the handler fetches the state itself. Events may come
 * twice, late and in any order; one whose handler throws comes again.
 */
export type OnPaymentEvent = (event: GatewayEvent) => Promise<void>
