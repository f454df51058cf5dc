// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { asking } from '#lib/testing/posted.ts'
import { refusal } from '#lib/testing/page-stub.ts'
import FormsPage, { loader } from './forms.page.tsx'
import { aClubPage, aSummary, FORM_ID } from '../testing/a-form.ts'

/** As the server answers: what is wanted of these. */
function aList(all: ReturnType<typeof aSummary>[], { kind, archived }: Record<string, unknown> = {}) {
  const isAway = ({ archived_at: awayAt }: { archived_at: string | null }) => awayAt !== null
  const items = all.filter(
    (form) =>
      (kind === undefined || form.kind === kind) &&
      (archived === undefined || isAway(form) === (archived === 'true')),
  )
  const archivedCount = all.filter(isAway).length
  const counts = { adult: all.length - archivedCount, juvenile: 0, guardian: 0, archived: archivedCount }
  const total = items.length
  return { current_page: 1, from: 1, per_page: 10, to: total, total, items, counts }
}

const OTHER = FORM_ID.replace('5d', '6e')

async function show(items: ReturnType<typeof aSummary>[] | null, path = '/forms') {
  const page = aClubPage({
    listForms: ({ query }) => {
      if (items === null) throw refusal(500)
      return aList(items, query)
    },
  })
  const data = await loader(asking(page, path))
  return showOnSite(<FormsPage />, { ...aSite(), site: 'backoffice', account: null }, path, data)
}

test('FORMED-01 each form of the club: what it asks, which plans use it, who saved it and on what day', async () => {
  const plans = ['Adult 2027', 'Student', 'Social', 'Masters']
  // The second can be ticked, so there is a column for it.
  const page = await show([
    aSummary({ plans, answer_count: 12 }),
    aSummary({ form_id: OTHER, name: 'Spare' }),
  ])
  const cells = [...page.querySelectorAll('tbody :is(th, td)')].map((cell) => cell.textContent)
  expect(cells.slice(1, 7)).toEqual([
    'Adult registration',
    'Adult',
    '2',
    '12',
    'Adult 2027, Student and 2 more',
    '16/11/2026 11:02Orla Fennick',
  ])
  expect(linkIn(page, 'Adult registration')?.getAttribute('href')).toBe(`/forms/${FORM_ID}`)
})

test('a form in use can neither be archived nor deleted; an unused one can', async () => {
  const page = await show([aSummary({ plans: ['Adult 2027'] }), aSummary({ form_id: OTHER, name: 'Spare' })])
  const [used, spare] = [...page.querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect([used, spare].map((text) => [text?.includes('Archive'), text?.includes('Delete')])).toEqual([
    [false, false],
    [true, true],
  ])
})

test('deleting is asked above the list, at an address that needs no script', async () => {
  const page = await show([aSummary()], `/forms?delete=${FORM_ID}`)
  expect(page.querySelector('[role=alert]')?.textContent).toContain('Delete “Adult registration” for good?')
  expect(page.querySelector('input[name=intent][value=delete]')).not.toBeNull()
  expect(linkIn(page, 'Keep it')?.getAttribute('href')).toBe('/forms')
})

test('TABLE-11 the list asks for what its address says, and for nothing that cannot be asked', async () => {
  const asked = async (path: string) => {
    const page = aClubPage({ listForms: () => aList([aSummary()]) })
    await loader(asking(page, path))
    return page.calls.find((call) => call.startsWith('listForms'))
  }
  const sorted = await asked('/forms?show=juvenile&filter=camp&sort=answer_count&sort_direction=asc&page=2')
  for (const part of ['"kind":"juvenile"', '"filter":"camp"', '"sort":"answer_count"', '"page":2', '"asc"'])
    expect(sorted).toContain(part)
  expect(await asked('/forms?sort=password&per_page=x')).not.toContain('password')
})

test('what was archived is said with the way back, for as long as it is away', async () => {
  const path = `/forms?done=away&on=${FORM_ID}`
  const away = await show(
    [aSummary({ archived_at: '2026-11-16T12:00:00Z' }), aSummary({ form_id: OTHER })],
    path,
  )
  const note = away.querySelector('[role=status] form')
  expect(note?.querySelector('input[name=intent]')?.getAttribute('value')).toBe('back')
  expect(note?.closest('[role=status]')?.textContent).toContain('“Adult registration” archived.')
  const back = await show([aSummary()], path)
  expect(back.textContent).not.toContain('” archived')
})

test('a copy stands below what it was made from', async () => {
  const copy = aSummary({ form_id: OTHER, name: 'The copy' })
  const others = [aSummary({ form_id: 'first', name: 'First' }), aSummary({ name: 'Copied' })]
  const page = await show([copy, ...others], `/forms?done=copy&on=${OTHER}&of=${FORM_ID}`)
  expect([...page.querySelectorAll('tbody th')].map((name) => name.textContent)).toEqual([
    'First',
    'Copied',
    'The copy',
  ])
})

test.each([
  { why: 'no forms at all', items: [], path: '/forms', words: 'no forms yet' },
  {
    why: 'none of this kind',
    items: [aSummary()],
    path: '/forms?show=guardian',
    words: 'No forms of this kind yet.',
  },
  { why: 'none archived', items: [aSummary()], path: '/forms?show=away', words: 'No archived forms.' },
  { why: 'the list cannot be had', items: null, path: '/forms', words: 'We couldn’t load the list' },
])('$why', async ({ items, path, words }) => {
  expect((await show(items, path)).textContent).toContain(words)
})
