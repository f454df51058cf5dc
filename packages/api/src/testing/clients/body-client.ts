import type { BodyList, Difference } from '@clubhouse/contract/platform/governing-body/lists'
import { asSent } from './media-client.ts'
import { ask, hostOf, signIn } from '../sign-in.ts'
import type { TestApp } from '../test-app.ts'

/** A governing body's site as one of its staff uses it. */
export async function openBodyClient(app: TestApp, who = 'ruth@fourcoasts.example') {
  const { access_token: as } = await signIn(app, who, 'xgb')
  const call = (path: string, payload?: object, method?: 'PATCH' | 'DELETE') =>
    ask(app, `/v2/body${path}`, payload, { on: 'xgb', as, ...(method && { method }) })
  const upload = async (file: string) => {
    const form = new FormData()
    form.set('file', new File([new TextEncoder().encode(file)], 'registered.csv'))
    const sent = await asSent(form)
    const reply = await app.server.inject({
      method: 'POST',
      url: '/api/v2/body/lists',
      payload: sent.payload,
      headers: { host: hostOf('xgb'), authorization: `Bearer ${as}`, ...sent.headers },
    })
    return { status: reply.statusCode, body: reply.json() }
  }
  return {
    as,
    call,
    upload,
    uploaded: async (file: string): Promise<BodyList> => {
      const { status, body } = await upload(file)
      if (status !== 200) throw new Error(`Not uploaded: ${JSON.stringify(body)}`)
      return body
    },
    differences: async (listId: string, query = ''): Promise<Difference[]> =>
      (await call(`/lists/${listId}/differences?per_page=100${query}`)).body.items,
    file: async (path: string): Promise<string> => {
      const headers = { host: hostOf('xgb'), authorization: `Bearer ${as}` }
      return (await app.server.inject({ url: `/api/v2/body${path}`, headers })).body
    },
  }
}

export type BodyClient = Awaited<ReturnType<typeof openBodyClient>>

/** Another governing body with somebody who works for it, over the club that is named. */
export async function layAnotherBody(app: TestApp, { email, over }: { email: string; over: string }) {
  const body = crypto.randomUUID()
  await app.asOwner(
    `insert into governing_bodies (id, slug, name, colour) values ($1, 'other', 'The Other Body', '#123456')`,
    [body],
  )
  await app.asOwner(
    `insert into club_affiliations (club_id, governing_body_id) select id, $1 from clubs where slug = $2`,
    [body, over],
  )
  await app.asOwner(
    `with person as (insert into users (id, email, first_name, last_name) values (gen_random_uuid(), $2, 'Wyn', 'Harte') returning id)
      insert into platform_roles (user_id, role, governing_body_id) select id, 'xgb', $1 from person`,
    [body, email],
  )
  return body
}
