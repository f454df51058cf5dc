import type { DistributionList } from '@clubhouse/contract/messages/office/distribution-lists'
import type { Mailing } from '@clubhouse/contract/messages/office/mailings'
import type { RecipientFilter } from '@clubhouse/contract/messages/office/recipient-filters'
import { ask, type Asked, signIn } from '../sign-in.ts'
import type { TestApp } from '../test-app.ts'

/** The communications of a club, as one of those who run it. */
export interface ListClient {
  accountId: string
  ask: (path: string, payload?: object, method?: Asked['method']) => ReturnType<typeof ask>
  create: (more?: object) => Promise<DistributionList>
  get: (id: string) => Promise<DistributionList>
  recipients: (id: string, query?: string) => ReturnType<typeof ask>
  count: (filters: readonly Partial<RecipientFilter>[]) => ReturnType<typeof ask>
  send: (list: DistributionList, at?: Date) => ReturnType<typeof ask>
  mailing: (id: string) => Promise<Mailing>
}

const ORLA = 'orla@dunvarra.example'

/** Tadhg is an admin of Dunvarra, Orla its owner. */
export async function openListClient(
  app: TestApp,
  { who = ORLA, club = 'dunvarra' }: { who?: string; club?: string } = {},
): Promise<ListClient> {
  const { access_token: as } = await signIn(app, who, 'backoffice')
  const accountId = app.parts.registry.idOf(club) ?? ''
  const call: ListClient['ask'] = (path, payload, method) =>
    ask(app, `/v2/backoffice/emails${path}`, payload, {
      on: 'backoffice',
      as,
      headers: { 'x-account-id': accountId },
      ...(method && { method }),
    })
  const LISTS = '/distribution-lists'
  return {
    accountId,
    ask: call,
    create: async (more = {}) => {
      const list = { name: 'Under-12s', subject: 'Sunday', content: '<p>Hello {{first_name}}</p>', ...more }
      const { status, body } = await call(`${LISTS}/create`, list)
      if (status !== 200) throw new Error(`The list was not made: ${JSON.stringify(body)}`)
      return body
    },
    get: async (id) => (await call(`${LISTS}/${id}`)).body,
    recipients: (id, query = '') => call(`${LISTS}/${id}/recipients${query}`),
    count: (filters) => call('/recipients', { filters }),
    send: ({ email_distribution_list_id: id }, at) =>
      call(`${LISTS}/${id}/send`, { ...(at && { at: at.toISOString() }) }),
    mailing: async (id) => (await call(`/mailings/${id}`)).body,
  }
}
