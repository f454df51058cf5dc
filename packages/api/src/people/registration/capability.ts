import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import type { RegistrationDeps } from './deps.ts'
import { registrationEndpoints } from './endpoints.ts'
import { QuestionOptions } from './question-options.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'answers-read': true
  }
}

export function registrationCapability(core: Core): Capability {
  const { db, now, registry, audit, answers, publicOutgoing: outgoing, config } = core
  const options = new QuestionOptions({ answers, outgoing, apiBase: config.apiBase })
  const deps: RegistrationDeps = { db, now, registry, audit, options }
  return {
    name: 'registration',
    endpoints: registrationEndpoints(deps),
  }
}
