// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { FamilyRow, OfficeFamily } from '@clubhouse/contract/people/office/families'
import { aClubPage } from '#lib/testing/club-page.ts'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { asking } from '#lib/testing/posted.ts'
import FamiliesPage, { loader as loadFamilies } from './families.page.tsx'
import FamilyPage, { loader } from './family.page.tsx'
import { plansInWords } from './plans-in-words.ts'

const ID = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11'
const CHILD = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a12'
const office = () => ({ ...aSite(), site: 'backoffice' as const, account: null })
const owed = { money: 'late' as const, late: 1000, due: 2475, due_on: '2026-12-12', currency: 'EUR' }
const row: FamilyRow = {
  family_id: ID,
  name: 'Bríd Hallaran',
  email: 'brid@home.example',
  names: 'Bríd, Fiadh',
  people: 2,
  children: 1,
  active: 1,
  ...owed,
}

test('TABLE-11 the families: who pays, who is in them, what they owe', async () => {
  const path = '/families?show=late&filter=fia'
  const page = aClubPage({
    listFamilies: () => ({
      current_page: 1,
      from: 1,
      per_page: 10,
      to: 1,
      total: 1,
      items: [row],
      counts: { all: 1, late: 1, left: 0 },
    }),
  })
  const shown = showOnSite(<FamiliesPage />, office(), path, await loadFamilies(asking(page, path)))
  expect(page.calls.find((call) => call.startsWith('listFamilies'))).toMatch(/"money":"late".*"filter":"fia"/)
  expect(linkIn(shown, 'Bríd Hallaran')?.getAttribute('href')).toBe(`/families/${ID}`)
  // In one line: none of its spaces breaks.
  expect(shown.textContent).toContain('2 people, 1 under 18'.replaceAll(' ', '\u00a0'))
  expect(shown.textContent).toContain('€10.00 overdue')
})

const family = (more: Partial<OfficeFamily> = {}): OfficeFamily => ({
  family_id: ID,
  name: 'Bríd Hallaran',
  email: 'brid@home.example',
  mobile: '086 123',
  ...owed,
  people: [
    {
      member_id: CHILD,
      first_name: 'Fiadh',
      last_name: 'Hallaran',
      age: 9,
      is_juvenile: true,
      is_payer: false,
      state: 'active',
      plans: [{ plan: 'Juvenile', ends_on: '2027-06-30', counts: true }],
    },
  ],
  payments: [
    {
      kind: 'later',
      status: 'failed',
      at: '2026-10-01',
      amount: 1000,
      order_id: CHILD,
      order_seq: 1042,
      name: 'Juvenile',
    },
  ],
  ...more,
})
async function show(more: Partial<OfficeFamily> = {}) {
  const path = `/families/${ID}`
  const page = aClubPage({ getOfficeFamily: () => family(more) })
  const data = await loader({ ...asking(page, path), params: { id: ID } })
  return showOnSite(<FamilyPage />, office(), path, data)
}

test('one family: its people with their plans, what is owed, a mail, and each payment with its order', async () => {
  const shown = await show()
  expect(shown.querySelector('h1')?.textContent).toBe('Bríd Hallaran’s family')
  expect(shown.querySelector(`a[href="/members/${CHILD}"]`)?.textContent).toContain(
    'Juvenile, until 30/06/2027',
  )
  expect(shown.textContent).toContain('€24.75, next on 12/12/2026')
  expect(shown.querySelector('a[href="mailto:brid@home.example"]')).not.toBeNull()
  expect(shown.querySelector(`a[href="/orders/${CHILD}"]`)?.textContent).toContain('not paid')
})

test('nothing owed, nothing paid, nobody to reach: each is said', async () => {
  const none = {
    money: 'paid' as const,
    late: 0,
    due: 0,
    due_on: null,
    payments: [],
    email: null,
    mobile: null,
  }
  const shown = await show(none)
  for (const words of ['Nothing owed', 'Nothing paid yet.', 'We have no way to reach them.'])
    expect(shown.textContent).toContain(words)
})

test.each([
  [[], 'No plan'],
  [[{ plan: 'Social', ends_on: null, counts: true }], 'Social, no end date'],
  [[{ plan: 'Senior', ends_on: '2026-06-30', counts: false }], 'Senior, ended 30/06/2026'],
  [[{ plan: 'Senior', ends_on: null, counts: false }], 'Senior, refunded'],
])('plans %j are “%s”', (plans, words) => expect(plansInWords(plans)).toBe(words))
