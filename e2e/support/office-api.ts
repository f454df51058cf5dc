import { type APIRequestContext, expect } from '@playwright/test'
import { ask } from './ask.ts'
import { ADMIN } from './office.ts'
import { PASSWORD } from './people.ts'
import { clubUrl, siteUrl } from './sites.ts'

/** What a journey only needs to be there is made without a browser, by an admin of Dunvarra. */
export async function officeApi(request: APIRequestContext) {
  const send = async <Reply>(url: string, options: Parameters<typeof ask>[2]): Promise<Reply> => {
    const answer = await ask(request, url, options)
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as Reply
  }
  const { access_token: token } = await send<{ access_token: string }>(
    siteUrl('backoffice', '/api/oauth/token'),
    {
      method: 'POST',
      data: { grant_type: 'password', client_id: 'web', username: ADMIN, password: PASSWORD },
    },
  )
  const { account_id: account } = await send<{ account_id: string }>(
    clubUrl('dunvarra', '/api/v2/store/dunvarra'),
    {},
  )
  return <Reply>(path: string, data: object, method: 'POST' | 'PATCH' = 'POST'): Promise<Reply> =>
    send<Reply>(siteUrl('backoffice', `/api/v2/backoffice${path}`), {
      method,
      data,
      headers: { authorization: `Bearer ${token}`, 'x-account-id': account },
    })
}
