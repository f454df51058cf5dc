import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import { formEndpoints } from './endpoints.ts'
import { formsPeople } from './people.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'form-created': true
    'form-saved': true
    'form-renamed': true
    'form-archived': true
    'form-restored': true
    'form-deleted': true
  }
}

export const formsCapability = (core: Core): Capability => ({
  name: 'forms',
  people: formsPeople,
  endpoints: formEndpoints(core),
  rooms: ['back-office'],
})
