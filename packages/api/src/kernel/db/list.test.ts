import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statementCounter } from '#testing/counted.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { listStatement, type ListShape } from './list.ts'

const statements = statementCounter()
let app: TestApp
let brid: string
beforeAll(async () => {
  app = await openTestApp({ around: statements.db })
  brid = (await signIn(app, 'brid@home.example')).access_token
})
afterAll(() => app.close())

const LISTS = [
  {
    path: '/v2/store/dunvarra/articles',
    id: 'article_id',
    by: 'title',
    named: 'list_articles',
    isOwn: false,
  },
  { path: '/v2/store/dunvarra/sponsors', id: 'sponsor_id', by: 'name', named: 'sponsors', isOwn: false },
  {
    path: '/v2/member/related-accounts',
    id: 'member_id',
    by: 'first_name',
    named: 'related_accounts',
    isOwn: true,
  },
]

type Item = Record<string, string>
async function list(path: string, query: Record<string, string | string[]> = {}) {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) search.append(name, one)
  const { status, body } = await ask(app, `${path}?${search}`, undefined, { as: brid })
  return { status, ...(body as { items: Item[]; total: number; errors?: Item }) }
}

describe.each(LISTS)('$path', ({ path, id, by, named, isOwn }) => {
  const words = (items: Item[], name = by) => items.map((item) => item[name]?.toLowerCase() ?? '')
  const all = () => list(path, { per_page: '100' })

  test('TABLE-01 TABLE-11 is sorted by a column, both ways, over all pages', async () => {
    const whole = await all()
    expect(whole.total).toBeGreaterThan(2)
    const up = await list(path, { sort: by, sort_direction: 'asc', per_page: '100' })
    const down = await list(path, { sort: by, sort_direction: 'desc', per_page: '100' })
    expect(words(up.items).toSorted()).toEqual(words(whole.items).toSorted())
    for (const [at, word] of words(up.items).entries()) {
      const before = words(up.items)[at - 1]
      if (before !== undefined) expect(before.localeCompare(word, 'en')).toBeLessThanOrEqual(0)
    }
    expect(words(down.items)[0]).toBe(words(up.items).at(-1))
    const second = await list(path, { sort: by, sort_direction: 'asc', per_page: '2', page: '2' })
    expect(second.items).toEqual(up.items.slice(2, 4))
    // TABLE-02: greatest first, unless the other way round is asked for.
    expect((await list(path, { sort: by, per_page: '100' })).items).toEqual(down.items)
  })

  test('TABLE-01 TABLE-11 is filtered, whatever the case, and counts what was found', async () => {
    const [first] = (await all()).items
    const word = (first?.[by] ?? '').slice(0, 5)
    const found = await list(path, { filter: word.toUpperCase(), per_page: '100' })
    expect(found.items.map((item) => item[id])).toContain(first?.[id])
    expect(found.total).toBe(found.items.length)
    expect((await list(path, { filter: 'nothing is called so' })).total).toBe(0)
  })

  test.each(['%', '_', "'", '\\', "' or true --"])(
    '"%s" in a filter is a letter like any other',
    async (filter) => {
      const found = await list(path, { filter, per_page: '100' })
      expect(found.status).toBe(200)
      for (const item of found.items) expect(JSON.stringify(item)).toContain(filter.replace('\\', '\\\\'))
    },
  )

  test('TABLE-11 ids[] picks some, and one that is nobody’s is left out', async () => {
    const { items } = await all()
    const wanted = [items[0]?.[id] ?? '', items[2]?.[id] ?? '']
    const found = await list(path, { 'ids[]': [...wanted, 'nobody'] })
    expect(new Set(found.items.map((item) => item[id]))).toEqual(new Set(wanted))
    expect(found.total).toBe(2)
  })

  test.each([
    { sort: 'club_id' },
    { sort: `${by}; drop table clubs` },
    { sort: '__proto__' },
    { sort: by, sort_direction: 'sideways' },
    { filter: 'x'.repeat(201) },
    { 'ids[]': '' },
    { page: '0' },
    { per_page: '101' },
  ])('TABLE-11 %o is refused with 422', async (query) => {
    const { status, errors } = await list(path, query)
    expect(status).toBe(422)
    expect(Object.keys(errors ?? {})).toHaveLength(1)
  })

  test('costs one statement, asked in whatever way', async () => {
    const query = `?filter=a&sort=${by}&sort_direction=asc&ids[]=x`
    const sent = await statements.during(() => ask(app, path + query, undefined, { as: brid }))
    expect(sent).toEqual([...(isOwn ? ['identify'] : []), `${named}_filtered_of_ids_by_${by}_asc`])
  })
})

test('another club’s rows are not to be had by their ids', async () => {
  const { items } = await list('/v2/store/inishvarn/articles')
  const ids = items.map((item) => item['article_id'] ?? '')
  expect(ids.length).toBeGreaterThan(0)
  expect((await list('/v2/store/dunvarra/articles', { 'ids[]': ids })).total).toBe(0)
})

test('what a caller says is a value, and never part of the statement', () => {
  const shape: ListShape<'name'> = {
    name: 'things',
    rows: 'things t where t.club_id = $1',
    row: 't',
    item: 't.name',
    columns: { name: 't.name' },
    searched: ['t.name'],
    order: 't.name',
  }
  const said = "'; drop table things; --"
  const query = { page: 3, per_page: 5, filter: said, ids: [said], sort: 'name' as const }
  const { statement, values } = listStatement(shape, query, ['club'])
  expect(statement.text).not.toContain(said)
  expect(values).toEqual(['club', said, [said], 5, 10])
})
