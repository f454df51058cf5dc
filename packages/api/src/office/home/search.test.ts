import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OfficeFinds } from '@clubhouse/contract/office/search'
import { openArticleClient } from '#testing/clients/article-client.ts'
import { openCheckoutClient } from '#testing/clients/checkout-client.ts'
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

const call = (q: string, as = orla) =>
  ask(app, `/v2/backoffice/search?q=${encodeURIComponent(q)}`, undefined, {
    on: 'backoffice',
    as,
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

test('V19 an order is found by its number, with and without its mark, the whole number first', async () => {
  const desk = await openCheckoutClient(app)
  const cart = await desk.fill(await desk.plan('senior-player'))
  const { order_id: id } = (await desk.checkOut(cart.shopping_cart_id)).body
  const [{ seq } = { seq: 0 }] = await app.asOwner<{ seq: number }>(
    'select seq::int as seq from orders where id = $1',
    [id],
  )
  for (const words of [String(seq), `#${seq}`, String(seq).slice(0, 2)])
    expect((await find(words)).orders).toMatchObject([{ order_id: id, order_seq: seq }])
  expect((await find(`${seq}0`)).orders).toEqual([])
  expect((await find('hallar')).orders).toEqual([])
})

test('V19 plans are found by name, each with its programme', async () => {
  const { plans } = await find('senior pl')
  expect(plans[0]).toMatchObject({ name: 'Senior player', programme: expect.any(String) })
})

test('V53 a treasurer finds plans by name, and no people or forms', async () => {
  const club = app.parts.registry.idOf('dunvarra')
  await app.asOwner(
    `with made as (insert into users (id, email, email_verified_at, first_name, last_name)
        values (gen_random_uuid(), 'adult@money.example', now(), 'Adult', 'Senior') returning id),
      given as (insert into club_roles (club_id, user_id, role) select $1, id, 'admin' from made)
    insert into club_offices (club_id, user_id, office, given_at) select $1, id, 'treasurer', now() from made`,
    [club],
  )
  const treasurer = (await signIn(app, 'adult@money.example', 'backoffice')).access_token
  const found: OfficeFinds = (await call('senior', treasurer)).body
  expect([found.plans.length > 0, found.people, found.forms]).toEqual([true, [], []])
})

test.each(['', 'a', ' a ', 'a'.repeat(81)])('"%s" is refused before anything is read', async (q) => {
  expect((await call(q)).status).toBe(422)
})

test('all of it is one statement', async () => {
  const sent = await statements.during(() => find('hall'))
  expect(sent.filter((each) => each.startsWith('club'))).toEqual(['club execute'])
})
