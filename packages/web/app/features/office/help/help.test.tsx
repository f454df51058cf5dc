// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { neededToEnter } from '@clubhouse/domain/office/rights'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aClubPage, RUGBY } from '#lib/testing/club-page.ts'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { asking } from '#lib/testing/posted.ts'
import { entriesFor, ENTRIES } from '#parts/office/frame/navigation.ts'
import { findGuides } from './find-guides.ts'
import { GUIDES } from './guides.ts'
import HelpPage, { loader } from './help.page.tsx'

const office = () => ({ ...aSite(), site: 'backoffice' as const, account: null })
const shown = async (query = '') => {
  const page = aClubPage({ getStore: () => anAccount() })
  return showOnSite(<HelpPage />, office(), `/help${query}`, await loader(asking(page, `/help${query}`)))
}
const titles = (found: typeof GUIDES) => found.map(({ slug }) => slug)
const all = entriesFor({ ...RUGBY, roles: ['owner'], features: ['Membership', 'Lotto', 'Shop'] })
const coach = entriesFor({ ...RUGBY, offices: ['coach'], features: ['Membership', 'Lotto', 'Shop'] })

test('there are guides for the twenty commonest jobs, each begins at an entry of the menu and leads to a page', () => {
  expect(GUIDES).toHaveLength(20)
  expect(new Set(GUIDES.map(({ slug }) => slug)).size).toBe(20)
  const paths = ENTRIES.map(({ path }): string => path)
  for (const { entry, to } of GUIDES) {
    expect(paths).toContain(entry)
    expect(neededToEnter(to)).not.toBeNull()
  }
})

test.each([
  ['cash', 'paper-form'],
  ['CASH instalment', 'record-payment'],
  ['training off', 'training-off'],
  ['ambulance', 'emergency'],
])('“%s” finds %s', (asked, slug) => {
  expect(titles(findGuides(asked, all))).toContain(slug)
})

test('a coach is told of what a coach may do, and of nothing else', () => {
  expect(titles(findGuides('', coach))).toEqual(['training', 'training-off', 'emergency', 'write-team'])
})

test('every guide is folded until it is asked for; one that was found stands open with the way to its page', async () => {
  const many = await shown()
  expect(many.querySelectorAll('details[open]')).toHaveLength(0)
  const one = await shown('?q=ambulance')
  expect(one.querySelectorAll('details[open]')).toHaveLength(1)
  expect(linkIn(one, 'Open my teams')?.getAttribute('href')).toBe('/people/groups')
  expect((await shown('?guide=refund')).querySelector('details[open]')?.textContent).toContain(
    'Give money back',
  )
  expect((await shown('?q=zebra')).textContent).toContain('No guide for “zebra”.')
})
