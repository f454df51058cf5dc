import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OfficeFinds } from '@clubhouse/contract/office/search'
import { openArticleClient } from '#testing/clients/article-client.ts'
import { statementCounter } from '#testing/counted.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const statements = statementCounter({ inTransactions: true })
let app: TestApp
let orla: string
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' }, around: statements.db })
  orla = (await signIn(app, 'orla@dunvarra.example', 'backoffice')).access_token
})
afterAll(() => app.close())

const call = (q: string) =>
  ask(app, `/v2/backoffice/search?q=${encodeURIComponent(q)}`, undefined, {
    on: 'backoffice',
    as: orla,
    headers: { 'x-account-id': app.parts.registry.idOf('dunvarra') ?? '' },
  })
const find = async (q: string): Promise<OfficeFinds> => (await call(q)).body
const names = ({ people }: OfficeFinds) => people.map(({ name }) => name)

test('people are found by any part of their name, without its accents, and by nothing else', async () => {
  expect(names(await find('hallar'))).toContain('Bríd Hallaran')
  expect(names(await find('BRID'))).toContain('Bríd Hallaran')
  expect(names(await find('brid hal'))).toEqual(['Bríd Hallaran'])
  expect(names(await find('brid@home'))).toEqual([])
  expect(names(await find('%'.repeat(2)))).toEqual([])
})

test('somebody of another club is not found', async () => {
  const [other] = await app.asOwner<{ name: string }>(
    `select u.first_name || ' ' || u.last_name as name from users u where email = 'hana@inishvarn.example'`,
  )
  expect(names(await find(other?.name ?? ''))).toEqual([])
})

test('articles are found by the title that their editors know, drafts too; what is put away is not', async () => {
  const desk = await openArticleClient(app)
  const draft = await desk.written({ title: 'Céilí in the clubhouse' })
  const away = await desk.written({ title: 'Ceili of last year' })
  await desk.ask(`/${away.article_id}`, { base_revision: away.state.revision, archived: true }, 'PATCH')
  expect((await find('ceili')).articles).toEqual([
    { article_id: draft.article_id, type: 'News', title: 'Céilí in the clubhouse', status: 'draft' },
  ])
  expect((await find('minutes of')).articles[0]).toMatchObject({ status: 'draft' })
  expect((await find('hamper')).articles[0]).toMatchObject({ status: 'scheduled' })
})

test('forms by name; what begins with it comes first, and never more than eight', async () => {
  expect((await find('adult')).forms.length).toBeGreaterThan(0)
  const desk = await openArticleClient(app)
  for (let number = 1; number <= 9; number += 1) await desk.create({ title: `Bus to the shield ${number}` })
  await desk.create({ title: 'Shield bus' })
  const { articles } = await find('shield')
  expect(articles).toHaveLength(8)
  expect(articles[0]?.title).toBe('Shield bus')
})

test.each(['', 'a', ' a ', 'a'.repeat(81)])('"%s" is refused before anything is read', async (q) => {
  expect((await call(q)).status).toBe(422)
})

test('all of it is one statement', async () => {
  const sent = await statements.during(() => find('hall'))
  expect(sent.filter((each) => each.startsWith('club'))).toEqual(['club execute'])
})
