// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { OfficeBankLine } from '@clubhouse/contract/money/office/bank'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { aPage, aUser } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import LinePage, { action, loader } from './line.page.tsx'

const ID = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11'
const club = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['admin' as const] }
const user = aUser({ accounts: [club] })

const aLine = (more: Partial<OfficeBankLine>): OfficeBankLine => ({
  line_id: ID,
  day: '2026-11-03',
  text: 'COUNTY GRANT',
  amount: 150_000,
  currency: 'EUR',
  state: 'unmatched',
  why: null,
  pays: null,
  reason: null,
  account: null,
  decided_by: null,
  decided_at: null,
  ...more,
})

async function shown(more: Partial<OfficeBankLine>): Promise<HTMLElement> {
  const page = aPage(
    { getStore: () => anAccount(), getBankLine: () => ({ ...aLine(more), orders: [] }) },
    { host: { type: 'backoffice' }, user },
  )
  const data = await loader({ ...asking(page, `/money/bank/${ID}`), params: { id: ID } })
  const site = { ...aSite(), site: 'backoffice' as const, account: null }
  return showOnSite(<LinePage />, site, `/money/bank/${ID}`, data)
}

const ACCOUNTS = ['grants', 'sponsorship', 'bank-charges', 'other']
const accountsIn = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLInputElement>('[name=account]')].map(({ value }) => value)

test.each<{ what: string; more: Partial<OfficeBankLine>; accounts: string[]; says: string[] }>([
  {
    what: 'to be decided: each account, or none',
    more: {},
    accounts: [...ACCOUNTS, 'none'],
    says: ['Set it aside', 'Leave it out of the books'],
  },
  {
    what: 'money out that was set aside by itself: what it was may be said, or it is taken back',
    more: { state: 'aside', amount: -1_250, reason: 'Money out' },
    accounts: ACCOUNTS,
    says: ['Set aside: Money out', 'Put it in the books', 'Take it back'],
  },
  {
    what: 'a grant in the books: only taken back',
    more: { state: 'aside', reason: 'County council', account: 'grants' },
    accounts: [],
    says: ['Grants: County council', 'A counter-entry goes into the books'],
  },
])('V34 a line $what', async ({ more, accounts, says }) => {
  const page = await shown(more)
  expect(accountsIn(page)).toEqual(accounts)
  for (const words of says) expect(page.textContent).toContain(words)
})

test.each([
  { given: { account: '', reason: 'x' }, errors: ['account'] },
  { given: { account: 'yachts', reason: '' }, errors: ['account', 'reason'] },
  { given: { account: 'grants', reason: ' ' }, errors: ['reason'] },
  { given: { account: 'grants', reason: 'County' }, sent: { reason: 'County', account: 'grants' } },
  { given: { account: 'none', reason: 'Float' }, sent: { reason: 'Float', account: null } },
])('V34 set aside with $given', async ({ given, errors, sent }) => {
  const calls: object[] = []
  const page = aPage(
    {
      setBankLineAside: ({ body }) => {
        calls.push(body)
        return aLine({ state: 'aside' })
      },
    },
    { host: { type: 'backoffice' }, user },
  )
  const asked = posting(page, `/money/bank/${ID}`, { intent: 'aside', ...given })
  const answer = await action({ ...asked, params: { id: ID } })
  expect(calls).toEqual(sent ? [sent] : [])
  if (sent) expect(locationOf(answer)).toBe(`/money/bank?done=aside&on=${ID}`)
  else expect([Object.keys(dataOf(answer).errors), dataOf(answer).values]).toEqual([errors, given])
})
