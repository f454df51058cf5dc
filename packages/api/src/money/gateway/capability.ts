import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import { countEffects } from '#kernel/jobs/count-effects.ts'
import type { Effects } from '#kernel/jobs/effects.ts'
import { daily } from '#kernel/jobs/schedules.ts'
import { type MethodDeps, methodEndpoints } from './method-endpoints.ts'
import { paymentSetupEndpoints } from './office/endpoints.ts'
import { lookAtAccount, lookAtAccounts } from './office/look-at-account.ts'
import type { OnPaymentEvent } from './port.ts'
import { forgetOldRemovals, openCustomerRemovals } from './remove-customers.ts'
import { walletDomainRoute } from './wallet-domain.ts'
import { forgetOldWebhooks, openInbox } from './webhooks/inbox.ts'
import { webhookRoutes } from './webhooks/routes.ts'
import { gatewayPeople } from './people.ts'

export interface PaymentsDeps extends Pick<MethodDeps, 'gateway' | 'methodsInUse'> {
  onPaymentEvent: OnPaymentEvent
}

/** What the gateway tells us, and the cards that people keep there. */
export function paymentsCapability(
  core: Core,
  { gateway, onPaymentEvent, methodsInUse }: PaymentsDeps,
): Capability & { inbox: Effects } {
  const { config, metrics, crashAt } = core
  const inbox = openInbox({
    ...core,
    onPaymentEvent,
    onAccountEvent: ({ account }) => lookAtAccount({ ...core, gateway }, account),
    onTrouble: (error) => core.onTrouble(error, 'jobs'),
    onOutcome: (outcome) => metrics.effects.inc({ kind: 'webhooks', outcome }),
    crashAt,
    pace: config.retryPace,
  })
  const removals = openCustomerRemovals(gateway, {
    ...core,
    onTrouble: (error) => core.onTrouble(error, 'jobs'),
    onOutcome: (outcome) => metrics.effects.inc({ kind: 'customers', outcome }),
    pace: config.retryPace,
  })
  return {
    name: 'payments',
    people: gatewayPeople,
    inbox,
    endpoints: [
      ...methodEndpoints({ ...core, gateway, methodsInUse }),
      ...paymentSetupEndpoints({ ...core, gateway }),
    ],
    routes: (app) => {
      webhookRoutes(app, { ...core, gateway })
      walletDomainRoute(app, config)
    },
    effects: [
      { duty: inbox.duty, backlog: countEffects('webhooks', 'webhook_events', core) },
      { duty: removals.duty, backlog: countEffects('customers', 'customer_removals', core) },
    ],
    schedules: [
      daily('03:55', 'sweep-webhooks', forgetOldWebhooks),
      daily('03:57', 'sweep-customers', forgetOldRemovals),
      lookAtAccounts(gateway.name),
    ],
    close: async () => {
      await inbox.stop()
      await removals.stop()
    },
  }
}
