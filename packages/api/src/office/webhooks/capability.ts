import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import { countEffects } from '#kernel/jobs/count-effects.ts'
import type { Effects } from '#kernel/jobs/effects.ts'
import { daily } from '#kernel/jobs/schedules.ts'
import type { HookSender } from '#providers/hooks/port.ts'
import { hookEndpoints } from './office/endpoints.ts'
import { openHookSecrets } from './secrets.ts'
import { forgetOldHooks, openHooks } from './send-hooks.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'webhook-added': true
    'webhook-changed': true
    'webhook-removed': true
    'webhook-secret-changed': true
    'webhook-tested': true
    'webhook-sent-again': true
    'webhook-switched-off': true
  }
}

/** What a club's other software is told when something happens. */
export function hooksCapability(
  core: Core,
  { sender }: { sender: HookSender },
): Capability & { hooks: Effects } {
  const { config, metrics, crashAt } = core
  const deps = { ...core, sender, secrets: openHookSecrets(config.secret) }
  const hooks = openHooks(deps, {
    ...core,
    onTrouble: (error) => core.onTrouble(error, 'jobs'),
    onOutcome: (outcome) => metrics.effects.inc({ kind: 'hooks', outcome }),
    crashAt,
    pace: config.retryPace,
  })
  return {
    name: 'hooks',
    hooks,
    endpoints: hookEndpoints(deps),
    effects: [{ duty: hooks.duty, backlog: countEffects('hooks', 'hook_deliveries', core) }],
    schedules: [daily('03:58', 'sweep-hooks', forgetOldHooks)],
    close: () => hooks.stop(),
  }
}
