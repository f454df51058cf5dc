import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type Asked, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function deskOf(who: string) {
  const { access_token: as } = await signIn(app, who, 'backoffice')
  const headers = { 'x-account-id': app.parts.registry.idOf('dunvarra') ?? '' }
  return (path = '', payload?: object, method?: Asked['method']) =>
    ask(app, `/v2/backoffice/saved-views${path}`, payload, {
      on: 'backoffice',
      as,
      headers,
      ...(method && { method }),
    })
}

test('a view is saved, listed in its order, renamed, changed and deleted', async () => {
  const tadhg = await deskOf('tadhg@dunvarra.example')
  const first = await tadhg('', { room: 'news', name: ' Not out yet ', query: 'status=draft' })
  expect(first).toMatchObject({ status: 200, body: { name: 'Not out yet', query: 'status=draft' } })
  const second = await tadhg('', { room: 'news', name: 'Cup', query: 'filter=cup' })
  await tadhg('', { room: 'pages', name: 'Elsewhere', query: '' })
  const names = async () =>
    (await tadhg('?room=news')).body.items.map(({ name }: { name: string }) => name) as string[]
  expect(await names()).toEqual(['Not out yet', 'Cup'])
  const path = `/${first.body.view_id}`
  expect((await tadhg(path, { name: 'Drafts', query: 'x=1' }, 'PATCH')).body).toMatchObject({
    name: 'Drafts',
    query: 'x=1',
  })
  expect((await tadhg(path, {}, 'DELETE')).status).toBe(200)
  expect(await names()).toEqual(['Cup'])
  expect((await tadhg(path, {}, 'DELETE')).status).toBe(404)
  expect((await tadhg(`/${second.body.view_id}`, { name: ' ' }, 'PATCH')).status).toBe(422)
})

test('it is its owner’s: another owner of the club neither sees nor changes it', async () => {
  const tadhg = await deskOf('tadhg@dunvarra.example')
  const orla = await deskOf('orla@dunvarra.example')
  const { body } = await tadhg('', { room: 'forms', name: 'Mine', query: '' })
  expect((await orla('?room=forms')).body.items).toEqual([])
  expect((await orla(`/${body.view_id}`, { name: 'Hers' }, 'PATCH')).status).toBe(404)
  expect((await orla(`/${body.view_id}`, {}, 'DELETE')).status).toBe(404)
  expect((await tadhg('?room=forms')).body.items).toEqual([body])
})

test('there are at most eight in a room, also when two are saved at once', async () => {
  const tadhg = await deskOf('tadhg@dunvarra.example')
  const made = await Promise.all(
    Array.from({ length: 11 }, (_, at) => tadhg('', { room: 'audit-log', name: `View ${at}`, query: '' })),
  )
  expect(made.filter(({ status }) => status === 200)).toHaveLength(8)
  expect(made.find(({ status }) => status === 409)?.body.message).toContain('Delete one')
})
