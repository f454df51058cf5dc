import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FormSummary } from '@clubhouse/contract/people/office/forms'
import { demoFormId, type FormClient, openFormClient } from '#testing/clients/form-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let desk: FormClient

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openFormClient(app)
  for (const name of ['50% of Helpers', 'Étoile', 'Coaches']) await desk.create({ name })
  const coaches = (await desk.ask('?filter=coaches')).body.items[0]
  await desk.save(coaches, { archived: true })
})
afterAll(() => app.close())

const namesIn = async (query: string): Promise<string[]> =>
  (await desk.ask(`?${query}`)).body.items.map(({ name }: FormSummary) => name)

test('API-05 TABLE-11 the list is a collection, ten to a page unless asked otherwise', async () => {
  const { body } = await desk.ask('')
  expect(body).toMatchObject({ current_page: 1, from: 1, per_page: 10, to: 6, total: 6 })
  const second = await desk.ask('?page=2&per_page=4')
  expect(second.body).toMatchObject({ current_page: 2, from: 5, per_page: 4, to: 6, total: 6 })
  expect(second.body.items.map(({ name }: FormSummary) => name)).toEqual(['Parent/guardian', 'Coaches'])
  expect((await desk.ask('?page=9')).body).toMatchObject({ from: null, to: null, total: 6, items: [] })
  expect(body.counts).toEqual({ adult: 3, juvenile: 1, guardian: 1, archived: 1 })
})

test.each([
  { query: 'filter=HELP', names: ['50% of Helpers'] },
  { query: 'filter=0%25 of', names: ['50% of Helpers'] },
  { query: 'filter=%25', names: ['50% of Helpers'] },
  { query: 'filter=_', names: [] },
  { query: 'filter=", "', names: [] },
  { query: 'filter=little rovers', names: ['Juvenile registration', 'Parent/guardian'] },
  { query: 'kind=adult&archived=false', names: ['50% of Helpers', 'Adult registration', 'Étoile'] },
  { query: 'archived=true', names: ['Coaches'] },
  { query: `ids[]=${demoFormId('dunvarra', 'adult')}`, names: ['Adult registration'] },
  { query: `ids[]=${demoFormId('inishvarn', 'adult')}`, names: [] },
])('TABLE-01 TABLE-11 $query', async ({ query, names }) => {
  expect(await namesIn(query)).toEqual(names)
})

test.each([
  { query: 'sort=name&sort_direction=asc&kind=adult', first: '50% of Helpers' },
  { query: 'sort=name&sort_direction=desc&kind=guardian', first: 'Parent/guardian' },
  { query: 'sort=plans', first: 'Adult registration' },
  { query: 'sort=kind', first: 'Parent/guardian' },
  { query: 'sort=kind&sort_direction=asc', first: '50% of Helpers' },
])('TABLE-01 $query begins with $first', async ({ query, first }) => {
  expect((await namesIn(query))[0]).toBe(first)
})

test('TABLE-11 what was saved last comes first; the fewest questions do when asked so', async () => {
  const form = await desk.get(demoFormId('dunvarra', 'guardian'))
  await desk.save(form, { sections: form.sections.map((each) => ({ ...each, label: `${each.label}!` })) })
  const saved = (await desk.ask('?sort=saved_at')).body.items.map(({ saved_at }: FormSummary) => saved_at)
  expect(saved).toEqual(saved.toSorted().toReversed())
  const { items } = (await desk.ask('?sort=question_count&sort_direction=asc')).body
  const counts = items.map(({ question_count }: FormSummary) => question_count)
  expect(counts).toEqual(counts.toSorted((one: number, other: number) => one - other))
})

test.each(['sort=password', 'sort_direction=up', 'page=0', 'per_page=101', 'kind=dog', 'ids[]=x'])(
  'TABLE-11 %s is refused',
  async (query) => {
    expect((await desk.ask(`?${query}`)).status).toBe(422)
  },
)
