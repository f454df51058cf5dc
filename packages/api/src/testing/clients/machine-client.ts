import type { ApiKeyFields } from '@clubhouse/contract/office/api-keys'
import { ask, type Asked, signIn } from '../sign-in.ts'
import type { TestApp } from '../test-app.ts'

/** Somebody who makes keys and webhooks for a club, and software that uses a key. */
export async function openMachineClient(app: TestApp, email = 'orla@dunvarra.example', slug = 'dunvarra') {
  const { access_token: as } = await signIn(app, email, 'backoffice')
  const headers = { 'x-account-id': app.parts.registry.idOf(slug) ?? '' }
  const office = (path: string, payload?: object, method?: Asked['method']) =>
    ask(app, `/v2/backoffice${path}`, payload, { on: 'backoffice', as, headers, ...(method && { method }) })
  return {
    office,
    makeKey: (fields: Partial<ApiKeyFields> = {}) =>
      office('/api-keys', { name: 'Accounts', scopes: ['orders:read'], ...fields }),
    read: (path: string, key: string, asked: Asked = {}) =>
      ask(app, `/v1${path}`, undefined, { on: slug, as: key, ...asked }),
  }
}
export type MachineClient = Awaited<ReturnType<typeof openMachineClient>>
