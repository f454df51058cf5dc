// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { aSite, linkIn, showOnSite } from '../../lib/testing/on-site.tsx'
import { asking } from '../../lib/testing/posted.ts'
import { refusal } from '../../lib/testing/page-stub.ts'
import FormsPage, { loader } from './forms.page.tsx'
import { aClubPage, aSummary, FORM_ID } from './testing/a-form.ts'

const OTHER = FORM_ID.replace('5d', '6e')

async function show(items: ReturnType<typeof aSummary>[] | null, path = '/forms') {
  const page = aClubPage({
    listForms: () => {
      if (items === null) throw refusal(500)
      return { items }
    },
  })
  const data = await loader(asking(page, path))
  return showOnSite(<FormsPage />, { ...aSite(), site: 'backoffice', account: null }, path, data)
}

test('FORMED-01 each form of the club: what it asks, who asks with it, who saved it when', async () => {
  const page = await show([aSummary({ plans: ['Adult 2027'], answer_count: 12 })])
  const card = page.querySelector('article')
  for (const words of [
    'Adult registration',
    '2 questions',
    'Adult 2027',
    '12 answers',
    'Saved 11:02 by Orla Fennick',
  ]) {
    expect(card?.textContent).toContain(words)
  }
  expect(card && linkIn(card, 'Edit')?.getAttribute('href')).toBe(`/forms/${FORM_ID}`)
})

test('a form in use can neither be put away nor deleted; an unused one can', async () => {
  const page = await show([aSummary({ plans: ['Adult 2027'] }), aSummary({ form_id: OTHER, name: 'Spare' })])
  const [used, spare] = [...page.querySelectorAll('article')].map((card) => card.textContent)
  expect([used, spare].map((text) => [text?.includes('Put away'), text?.includes('Delete')])).toEqual([
    [false, false],
    [true, true],
  ])
})

test('deleting is asked on the card, at an address that needs no script', async () => {
  const page = await show([aSummary()], `/forms?delete=${FORM_ID}`)
  expect(page.querySelector('[role=alert]')?.textContent).toContain('Delete “Adult registration” for good?')
  expect(page.querySelector('input[name=intent][value=delete]')).not.toBeNull()
  expect(linkIn(page, 'Keep it')?.getAttribute('href')).toBe('/forms')
})

test('what was put away is said with the way back, for as long as it is away', async () => {
  const path = `/forms?done=away&form=${FORM_ID}`
  const away = await show(
    [aSummary({ archived_at: '2026-11-16T12:00:00Z' }), aSummary({ form_id: OTHER })],
    path,
  )
  const note = away.querySelector('[role=status] form')
  expect(note?.querySelector('input[name=intent]')?.getAttribute('value')).toBe('back')
  expect(note?.closest('[role=status]')?.textContent).toContain('“Adult registration” was put away.')
  const back = await show([aSummary()], path)
  expect(back.textContent).not.toContain('was put away')
})

test('a copy stands below what it was made from', async () => {
  const copy = aSummary({ form_id: OTHER, name: 'The copy' })
  const others = [aSummary({ form_id: 'first', name: 'First' }), aSummary({ name: 'Copied' })]
  const page = await show([copy, ...others], `/forms?done=copy&form=${OTHER}&of=${FORM_ID}`)
  expect([...page.querySelectorAll('article h2')].map((name) => name.textContent)).toEqual([
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
    words: 'No form of this kind.',
  },
  { why: 'none put away', items: [aSummary()], path: '/forms?show=away', words: 'Nothing is put away.' },
  { why: 'the list cannot be had', items: null, path: '/forms', words: 'could not be loaded' },
])('$why', async ({ items, path, words }) => {
  expect((await show(items, path)).textContent).toContain(words)
})
