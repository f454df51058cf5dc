// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { VoterRow } from '@clubhouse/contract/people/office/voters'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { aPage, aUser } from '#lib/testing/page-stub.ts'
import { asking, locationOf } from '#lib/testing/posted.ts'
import VotersPrintPage, { loader as loadPrint } from './voters-print.page.tsx'
import VotersPage, { loader } from './voters.page.tsx'

const ID = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11'
const PLAN = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a12'
const voter: VoterRow = {
  member_id: ID,
  name: 'Bríd Hallaran',
  number: 417,
  plans: 'Social member',
  email: 'brid@home.example',
  is_age_known: false,
}
const club = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['admin' as const] }
const aClubPage = () =>
  aPage(
    {
      getStore: () => anAccount(),
      listVoters: () => ({
        current_page: 1,
        from: 1,
        per_page: 10,
        to: 1,
        total: 1,
        items: [voter],
        day: '2026-12-01',
        plans: [{ id: PLAN, name: 'Social member' }],
      }),
    },
    { host: { type: 'backoffice' }, user: aUser({ accounts: [club] }) },
  )
const office = () => ({ ...aSite(), site: 'backoffice' as const, account: null })

test('who may vote on a day, and the same to print', async () => {
  const [page, path] = [aClubPage(), `/people/voters?day=2026-12-01&plan=${PLAN}`]
  const shown = showOnSite(<VotersPage />, office(), path, await loader(asking(page, path)))
  expect(page.calls.find((call) => call.startsWith('listVoters'))).toMatch(/"day":"2026-12-01"/)
  expect(shown.textContent).toContain('Who may vote on 01/12/2026')
  expect(shown.textContent).toContain('Birthday not known')
  expect(linkIn(shown, 'Bríd Hallaran')?.getAttribute('href')).toBe(`/members/${ID}`)
  expect(linkIn(shown, 'Print the list')?.getAttribute('href')).toBe(
    `/people/voters/print?day=2026-12-01&plan=${PLAN}`,
  )
})

test('on paper: each with a line to sign', async () => {
  const path = '/people/voters/print?day=2026-12-01'
  const shown = showOnSite(<VotersPrintPage />, office(), path, await loadPrint(asking(aClubPage(), path)))
  expect(shown.textContent).toContain('Voters on 01/12/2026')
  expect(shown.querySelectorAll('tbody tr')).toHaveLength(1)
})

test('what somebody would type leads to the day', async () => {
  const path = '/people/voters?on=2026-12-01'
  const thrown: unknown = await loader(asking(aClubPage(), path)).catch((error: unknown) => error)
  expect(locationOf(thrown)).toBe('/people/voters?day=2026-12-01')
})
