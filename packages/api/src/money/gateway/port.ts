export { customerFor } from './customers.ts'
/** For those who look after the platform. */
export { retryEvent } from './webhooks/retry-event.ts'
/** For whoever erases somebody. */
export { removeCustomersOf } from './remove-customers.ts'
export { keepCard } from './keep-card.ts'
export { findMethod, findMethods, type KeptMethod } from './methods.queries.ts'
import type { GatewayEvent } from '#providers/payments/port.ts'

/**
 * What is done about an event of the gateway's. It says that something happened, not what: whoever hears it fetches the
 * truth. It may be told twice, late and in any order; a throw has it told again.
 */
export type OnPaymentEvent = (event: GatewayEvent) => Promise<void>
