import type { AuditedSteps } from '../../audit-log/testing/audited-steps.ts'

let key = ''

export const AUDITED: AuditedSteps = {
  createApiKey: () => ({
    path: '',
    body: { name: 'Accounts', scopes: ['orders:read'] },
    learn: (reply) => (key = (reply['key'] as { key_id: string }).key_id),
  }),
  revokeApiKey: () => ({ path: key, body: {} }),
}
