// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { listOfficeArticles, listOfficeArticlesCsv } from '@clubhouse/contract/site/office/articles'
import type { Office } from '@clubhouse/contract/office/office-names'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { Refusal } from '@clubhouse/contract/refusal'
import { aSite, linkIn, showOnSite } from '../../../lib/testing/on-site.tsx'
import { type Answers, aPage, aUser } from '../../../lib/testing/page-stub.ts'
import { asking, locationOf, posting } from '../../../lib/testing/posted.ts'
import { csvOfList } from './csv-of-list.ts'
import { actOnList } from './list-action.ts'
import { loadList } from './load-list.ts'
import { OfficeList } from './office-list.tsx'
import type { OfficeListPage } from './list-page.ts'

interface Row {
  article_id: string
  title: string
  status: string
}

const LIST_PAGE: OfficeListPage<Row> = {
  key: 'things',
  path: '/things',
  title: 'Things',
  lead: 'All of them.',
  search: 'Search things',
  none: { icon: 'box', words: 'None yet.' },
  hasCsv: true,
  id: ({ article_id }) => article_id,
  name: ({ title }) => title,
  rowPath: ({ article_id }) => `/things/${article_id}`,
  columns: [
    { key: 'title', header: 'Title', isSortable: true },
    { key: 'status', header: 'Status' },
  ],
  views: [
    { name: 'all', title: 'All' },
    { name: 'draft', title: 'Drafts', query: { status: 'draft' }, isUrgent: true },
  ],
  filters: [{ name: 'published_from', label: 'From', kind: 'day' }],
  actions: [
    {
      intent: 'away',
      label: 'Archive',
      icon: 'box',
      isBulk: true,
      undo: { intent: 'back', said: (what) => `${what} archived.` },
    },
  ],
}
const ROWS = [1, 2].map((each) => ({ article_id: `id-${each}`, title: `Thing ${each}`, status: 'draft' }))
const VIEW = { view_id: 'v1', room: 'things', name: 'Mine', query: 'filter=cup&published_from=2026-01-01' }
const CLUB = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['admin' as const] }

const pageOf = (answers: Answers = {}, club: typeof CLUB & { offices?: Office[] } = CLUB) =>
  aPage(
    {
      getStore: () => anAccount(),
      listSavedViews: () => ({ items: [VIEW] }),
      listOfficeArticles: ({ query }) => ({
        current_page: 1,
        from: 1,
        per_page: 10,
        to: 2,
        total: query['filter'] ? 7 : 2,
        items: ROWS,
        counts: { all: 2, draft: 1 },
      }),
      ...answers,
    },
    { host: { type: 'backoffice' }, user: aUser({ accounts: [club] }) },
  )

async function show(path: string, listPage = LIST_PAGE) {
  const page = pageOf()
  const data = await loadList(asking(page, path), listPage, { list: listOfficeArticles })
  const site = { ...aSite(), site: 'backoffice' as const, account: null }
  return { shown: showOnSite(<OfficeList listPage={listPage} data={data} />, site, path, data), page }
}

test('tabs with counts, those that somebody saved among them', async () => {
  const { shown } = await show(`/things?view=v1&${VIEW.query}`)
  const tabs = [...shown.querySelectorAll('nav[aria-label="Which to show"] a')]
  expect(tabs.map((tab) => tab.textContent?.replace(/\s+/g, ' '))).toEqual(['All 2', 'Drafts 1', 'Mine 7'])
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, null, 'page'])
  expect(linkIn(shown, 'Remove the filter From 01/01/2026')?.getAttribute('href')).toBe(
    '/things?view=v1&filter=cup',
  )
})

test('V53 whoever only reads a list is offered nothing to add or do, and its file still', async () => {
  const treasurer = { ...CLUB, offices: ['treasurer' as const] }
  const page = pageOf({}, treasurer)
  const prices: OfficeListPage<Row> = {
    ...LIST_PAGE,
    path: '/plans',
    create: { label: 'Add one', to: '/plans/new' },
  }
  const data = await loadList(asking(page, '/plans'), prices, { list: listOfficeArticles })
  const site = { ...aSite(), site: 'backoffice' as const, account: null }
  const shown = showOnSite(<OfficeList listPage={prices} data={data} />, site, '/plans', data)
  expect(shown.textContent).toContain('Thing 1')
  expect(shown.querySelector('a[href="/plans/new"], input[name="on"], [value="away"]')).toBeNull()
  expect(linkIn(shown, 'CSV of this view')).not.toBeNull()
})

test.each([
  ['was never used says so', '/things', 0, 'None yet.', null],
  ['has nothing in one view says that, under its tabs', '/things?show=draft', 0, 'Nothing here.', null],
  ['finds nothing offers to look without the search', '/things?filter=cup', 0, 'Nothing matches.', '/things'],
  ['has no such page leads back', '/things?page=9', 12, 'Nothing here.', '/things'],
])('V25 a list without counts that %s', async (_, path, total, words, back) => {
  const none = { current_page: 1, from: null, per_page: 10, to: null, total, items: [] }
  const page = pageOf({ listOfficeArticles: () => none })
  const data = await loadList(asking(page, path), LIST_PAGE, { list: listOfficeArticles })
  const site = { ...aSite(), site: 'backoffice' as const, account: null }
  const shown = showOnSite(<OfficeList listPage={LIST_PAGE} data={data} />, site, path, data)
  expect(shown.textContent).toContain(words)
  const way = linkIn(shown, 'Clear filters') ?? linkIn(shown, 'Back to the first page')
  expect(way?.getAttribute('href') ?? null).toBe(back)
})

test('V22 a second way on is in the head beside the first; whoever only reads has it where it only looks', async () => {
  const besides = { label: 'Try prices', icon: 'euro' as const, to: '/discounts/simulator' }
  const headOf = async (isToRead: boolean, offices: Office[]) => {
    const prices: OfficeListPage<Row> = {
      ...LIST_PAGE,
      path: '/plans',
      create: { label: 'Add one', to: '/plans/new' },
      besides: isToRead ? { ...besides, isToRead } : besides,
    }
    const data = await loadList(asking(pageOf({}, { ...CLUB, offices }), '/plans'), prices, {
      list: listOfficeArticles,
    })
    const site = { ...aSite(), site: 'backoffice' as const, account: null }
    const shown = showOnSite(<OfficeList listPage={prices} data={data} />, site, '/plans', data)
    return [...shown.querySelectorAll('header a:not([download])')].map(({ textContent }) => textContent)
  }
  expect(await headOf(false, [])).toEqual(['Try prices', 'Add one'])
  expect(await headOf(false, ['treasurer'])).toEqual([])
  expect(await headOf(true, ['treasurer'])).toEqual(['Try prices'])
})

test('V27 what leads to a page is not offered to who may not open it', async () => {
  const people: OfficeListPage<Row> = {
    ...LIST_PAGE,
    path: '/members',
    actions: [
      { intent: 'write', label: 'Write', icon: 'send', isBulk: true, bulkTo: '/mail/lists/new' },
      { intent: 'csv', label: 'File', icon: 'download', isBulk: true, isFile: true },
    ],
  }
  const bulkOf = async (offices: ('registrar' | 'secretary')[]) => {
    const page = pageOf({}, { ...CLUB, offices })
    const data = await loadList(asking(page, '/members'), people, { list: listOfficeArticles })
    const site = { ...aSite(), site: 'backoffice' as const, account: null }
    const shown = showOnSite(<OfficeList listPage={people} data={data} />, site, '/members', data)
    return [...shown.querySelectorAll<HTMLButtonElement>('button[formaction]')].map(
      ({ textContent, name, value }) => [textContent, name, value],
    )
  }
  expect(await bulkOf(['registrar'])).toEqual([['File', '', '']])
  expect(await bulkOf(['secretary'])).toEqual([
    ['Write', 'of', 'things'],
    ['File', '', ''],
  ])
})

test('TABLE-03 every form keeps the rest of the address, but not the page', async () => {
  const { shown } = await show('/things?page=2&show=draft&sort=title')
  const search = shown.querySelector('form:has(input[type=search])')
  const hidden = [...(search?.querySelectorAll<HTMLInputElement>('input[type=hidden]') ?? [])]
  expect(hidden.map(({ name, value }) => `${name}=${value}`)).toEqual(['show=draft', 'sort=title'])
  expect(linkIn(shown, 'CSV of this view')?.getAttribute('href')).toBe('/things/csv?show=draft&sort=title')
})

test('TABLE-02 a heading sorts desc, asc, and then as usual', async () => {
  const next = async (path: string) =>
    linkIn((await show(path)).shown.querySelector('thead') ?? document, 'Title')?.getAttribute('href')
  expect(await next('/things')).toBe('/things?sort=title&sort_direction=desc')
  expect(await next('/things?sort=title&sort_direction=desc')).toBe('/things?sort=title&sort_direction=asc')
  expect(await next('/things?sort=title&sort_direction=asc')).toBe('/things')
})

test('TABLE-11 the API is asked for what the address says, and for nothing that it does not know', async () => {
  const { page } = await show(
    '/things?show=draft&filter=cup&sort=password&published_from=yesterday&per_page=25',
  )
  const asked = page.calls.find((call) => call.startsWith('listOfficeArticles'))
  for (const part of ['"status":"draft"', '"filter":"cup"', '"per_page":25']) expect(asked).toContain(part)
  expect(asked).not.toMatch(/password|yesterday/)
})

test('rows are ticked for a form that needs no script, and what was done is said with the way back', async () => {
  const { shown } = await show('/things?done=away&on=id-1&on=id-2')
  const boxes = [...shown.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')]
  expect(boxes.map((box) => [box.getAttribute('form'), box.name, box.value])).toEqual(
    ROWS.map(({ article_id: id }) => ['with-selected', 'on', id]),
  )
  const note = [...shown.querySelectorAll('[role=status]')].find((each) => each.querySelector('form'))
  expect(note?.textContent).toContain('2 items archived.')
  expect(note?.querySelector('input[name=intent]')?.getAttribute('value')).toBe('back')
})

test('a row with which nothing can be done has no box, and where that is all of them there is no bar', async () => {
  const only = (title: string) => ({
    ...LIST_PAGE,
    actions: (LIST_PAGE.actions ?? []).map((act) => ({
      ...act,
      when: (row: { title: string }) => row.title === title,
    })),
  })
  const boxes = async (title: string) => {
    const { shown } = await show('/things', only(title))
    return [
      shown.querySelectorAll('tbody input[type=checkbox]').length,
      shown.querySelector('#with-selected') !== null,
    ]
  }
  expect(await boxes('Thing 2')).toEqual([1, true])
  expect(await boxes('Nothing')).toEqual([0, false])
})

test('several at once, one after the other; what fails in between leaves the rest as it was, and is said', async () => {
  const done: string[] = []
  const acts = {
    away: async (_: unknown, id: string) => {
      if (id === 'b') throw new Refusal(409, 'in_use', 'In use')
      done.push(id)
    },
  }
  const post = (on: string) =>
    actOnList(posting(pageOf(), '/things?show=draft', { intent: 'away', on }), LIST_PAGE, acts)
  expect(locationOf(await post('a'))).toBe('/things?show=draft&done=away&on=a')
  expect(done).toEqual(['a'])
  expect(locationOf(await post('b'))).toBeFalsy()
})

test('a view is saved as the address has it', async () => {
  const page = pageOf({ createSavedView: () => VIEW })
  const fields = { intent: 'view-save', name: 'Mine' }
  const reply = await actOnList(posting(page, '/things?filter=cup&page=3&done=x', fields), LIST_PAGE, {})
  expect(page.bodies.at(-1)).toEqual({ room: 'things', name: 'Mine', query: 'filter=cup' })
  expect(locationOf(reply)).toBe(`/things?view=v1&${VIEW.query}`)
})

test('the file has the columns that are shown, and is read only as far as somebody takes it', async () => {
  let read = 0
  async function* parts() {
    for (const part of ['Title\r\n', 'One\r\n']) {
      read += 1
      yield part
    }
  }
  const page = pageOf({ listOfficeArticlesCsv: () => ({ filename: 'things.csv', parts: parts() }) })
  const reply = await csvOfList(asking(page, '/things/csv?cols=title'), LIST_PAGE, {
    csv: listOfficeArticlesCsv,
  })
  expect(page.calls.at(-1)).toContain('"columns":["title"]')
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="things.csv"')
  expect(read).toBeLessThanOrEqual(1)
  expect(await reply.text()).toBe('Title\r\nOne\r\n')
})
