import type { FastifyInstance } from 'fastify'
import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import { countEffects } from '#kernel/jobs/count-effects.ts'
import { type Effects, openEffects } from '#kernel/jobs/effects.ts'
import { daily } from '#kernel/jobs/schedules.ts'
import type { PaymentGateway, SandboxControls } from '../port.ts'
import { deliverTo } from './deliver.ts'
import { deliveries, forgetOldEvents } from './events.ts'
import { FaultSwitch } from './faults.ts'
import { sandboxControls, sandboxGateway } from './gateway.ts'
import { sandboxRoutes } from './routes.ts'

export interface OpenedSandbox extends Capability {
  gateway: PaymentGateway
  desk: SandboxControls
  /** What it tells our webhook. */
  webhooks: Effects
}

/** The gateway of the demo: what its card element and its bank's page call, and what it tells us afterwards. */
export function openSandbox(core: Core): OpenedSandbox {
  const { config, db, now, metrics } = core
  const secret = config.sandboxWebhookSecret
  const deps = { db, now, faults: new FaultSwitch() }
  let server: FastifyInstance | null = null
  const webhooks = openEffects(
    deliveries(
      deliverTo(config, () => server),
      { secret, now },
    ),
    {
      db,
      now,
      onTrouble: (error) => core.onTrouble(error, 'jobs'),
      onOutcome: (outcome) => metrics.effects.inc({ kind: 'sandbox-webhooks', outcome }),
      pace: config.retryPace,
    },
  )
  return {
    name: 'sandbox',
    gateway: sandboxGateway(deps, secret),
    desk: sandboxControls(deps),
    webhooks,
    routes: (app) => {
      server = app
      sandboxRoutes(app, { ...deps, config })
    },
    effects: [{ duty: webhooks.duty, backlog: countEffects('sandbox-webhooks', 'sandbox_events', core) }],
    schedules: [daily('03:50', 'sweep-sandbox-events', forgetOldEvents)],
    close: () => webhooks.stop(),
  }
}
