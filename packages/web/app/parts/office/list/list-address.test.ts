import { expect, test } from 'vitest'
import {
  columnsIn,
  filtersIn,
  keptFields,
  listAddressWith,
  savedAddress,
  viewIn,
  viewQuery,
} from './list-address.ts'

const LIST_PAGE = {
  path: '/news',
  views: [
    { name: 'all', title: 'All' },
    { name: 'draft', title: 'Draft' },
  ],
  columns: [{ key: 'title' }, { key: 'status' }, { key: 'slug', isExtra: true }],
  filters: [
    { name: 'type', label: 'Type', kind: [{ value: 'a', label: 'A' }] },
    { name: 'from', label: 'From', kind: 'day' as const },
    { name: 'who', label: 'Who', kind: 'text' as const },
  ],
}
const at = (text: string) => new URLSearchParams(text)

test('V16 a day is typed as people write it, in a form that needs no script, and asked for as machines do', () => {
  const asked = (day: string) => filtersIn(LIST_PAGE, at(`from=${encodeURIComponent(day)}`))
  expect(['5/3/2026', '2026-03-05', '5 March 2026'].map(asked)).toEqual(
    Array.from({ length: 3 }, () => ({ from: '2026-03-05' })),
  )
  expect(['31/02/2026', 'soon'].map(asked)).toEqual([{}, {}])
})

test.each([
  {
    why: 'TABLE-03 another filter begins at page 1',
    from: 'page=3&show=draft',
    changes: { type: 'a' },
    to: '/news?show=draft&type=a',
  },
  {
    why: 'TABLE-03 so does one that is taken away',
    from: 'page=3&type=a',
    changes: { type: null },
    to: '/news',
  },
  {
    why: 'what was said is not said again',
    from: 'done=archive&on=1&on=2&notice=x',
    changes: { filter: 'cup' },
    to: '/news?filter=cup',
  },
  {
    why: 'several values',
    from: '',
    changes: { cols: ['title', 'status'] },
    to: '/news?cols=title&cols=status',
  },
  { why: 'nothing is left out of the address', from: 'filter=cup', changes: { filter: '' }, to: '/news' },
])('$why', ({ from, changes, to }) => {
  expect(listAddressWith(LIST_PAGE.path, at(from), changes)).toBe(to)
})

test('TABLE-03 a GET form keeps the rest but for the page', () => {
  expect(keptFields(at('page=2&sort=title&filter=cup&done=x'), ['filter'])).toEqual([['sort', 'title']])
})

test('what makes no sense counts as not said', () => {
  expect(filtersIn(LIST_PAGE, at('type=b&from=yesterday&who=&nothing=1'))).toEqual({})
  expect(filtersIn(LIST_PAGE, at('type=a&from=2026-11-01&who= Orla '))).toEqual({
    type: 'a',
    from: '2026-11-01',
    who: 'Orla',
  })
  expect(viewIn(LIST_PAGE, at('show=nothing')).name).toBe('all')
})

test('columns are those that were chosen, the first always', () => {
  expect(columnsIn(LIST_PAGE, at(''))).toEqual(['title', 'status'])
  expect(columnsIn(LIST_PAGE, at('cols=slug'))).toEqual(['title', 'slug'])
  expect(columnsIn(LIST_PAGE, at('cols=status,slug&cols=password'))).toEqual(['title', 'status', 'slug'])
})

test('a view remembers what is looked at and neither page nor row', () => {
  const query = viewQuery(
    LIST_PAGE,
    at('type=a&page=4&per_page=25&show=draft&done=x&view=1&sort=title&sort_direction=asc'),
  )
  expect(query).toBe('show=draft&sort=title&sort_direction=asc&type=a')
  expect(savedAddress('/news', { view_id: '7', query })).toBe(`/news?view=7&${query}`)
})
