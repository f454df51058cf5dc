import type { Capability } from '../capability.ts'
import type { Core } from '../core.ts'
import { formEndpoints } from './endpoints.ts'

declare module '../security/audit.ts' {
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
  endpoints: formEndpoints(core),
  rooms: ['back-office'],
})
