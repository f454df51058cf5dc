// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { OwnDomain, OwnDomains } from '@clubhouse/contract/site/office/domains'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { type Answers, aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import { domainsAction } from './domains-action.ts'
import DomainsPage, { loader } from './domains.page.tsx'

const RECORDS: OwnDomain['records'] = [
  { type: 'CNAME', name: 'www.rugby.ie', value: 'rugby.clubs.example' },
  { type: 'TXT', name: '_club-site.www.rugby.ie', value: 'site-1' },
]
const domain = (more: Partial<OwnDomain> = {}): OwnDomain => ({
  domain: 'www.rugby.ie',
  state: 'waiting',
  checked_at: null,
  is_primary: false,
  records: RECORDS,
  ...more,
})
const domains = (...items: OwnDomain[]): OwnDomains => ({ address: 'rugby.clubs.example', items })
const club = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['owner' as const] }
const aClubPage = (answers: Answers) =>
  aPage(
    { getStore: () => anAccount(), ...answers },
    { host: { type: 'backoffice' }, user: aUser({ accounts: [club] }) },
  )

async function shown(items: OwnDomain[], path = '/settings/domains') {
  const data = await loader(asking(aClubPage({ listDomains: () => domains(...items) }), path))
  const site = { ...aSite(), site: 'backoffice' as const, account: null }
  return showOnSite(<DomainsPage />, site, path, data)
}

test.each([
  {
    what: 'none yet',
    items: [],
    has: ['No domain of your own yet.', 'rugby.clubs.example'],
    not: ['Check now'],
  },
  {
    what: 'one that waits, with its records',
    items: [domain()],
    has: ['Not checked yet', 'CNAME', '_club-site.www.rugby.ie', 'site-1', 'Check now'],
    not: ['Use in links'],
  },
  {
    what: 'one that leads elsewhere',
    items: [domain({ state: 'elsewhere', checked_at: '2026-11-01T18:00:00.000Z' })],
    has: ['Points elsewhere', 'Checked 01/11/2026'],
    not: ['Use in links'],
  },
  {
    what: 'one that works and is in links',
    items: [domain({ state: 'verified', is_primary: true })],
    has: ['Works', 'In your links', 'Don’t use in links'],
    not: ['Points elsewhere'],
  },
  {
    what: 'one that the platform has set up',
    items: [domain({ state: 'verified', records: [] })],
    has: ['Works', 'Use in links and mails'],
    not: ['Check now', 'CNAME'],
  },
])('OPEN-004 $what', async ({ items, has, not }) => {
  const text = (await shown(items)).textContent ?? ''
  for (const each of has) expect(text).toContain(each)
  for (const each of not) expect(text).not.toContain(each)
})

test('OPEN-004 a domain is removed after a question, and what is wrong with one stands beside it', async () => {
  const asked: unknown[] = []
  const note = (input: unknown) => (asked.push(input), domains())
  const page = aClubPage({
    addDomain: () => Promise.reject(refusal(422, { domain: 'Enter a domain' })),
    removeDomain: note,
    checkDomain: note,
    changeDomain: note,
  })
  const press = (sent: Record<string, string>) =>
    domainsAction(posting(page, '/settings/domains', { domain: 'www.rugby.ie', ...sent }))
  expect(locationOf(await press({ intent: 'remove' }))).toBe('/settings/domains?remove=www.rugby.ie')
  expect(asked).toEqual([])
  await press({ intent: 'remove', sure: 'yes' })
  await press({ intent: 'check' })
  await press({ intent: 'use', is_primary: 'true' })
  expect(asked).toMatchObject([
    { params: { domain: 'www.rugby.ie' } },
    { params: { domain: 'www.rugby.ie' } },
    { body: { is_primary: true } },
  ])
  expect(dataOf(await press({ intent: 'add' }))).toMatchObject({
    errors: { domain: 'Enter a domain' },
    values: { domain: 'www.rugby.ie' },
    formError: null,
  })
  expect((await shown([domain()], '/settings/domains?remove=www.rugby.ie')).textContent).toContain(
    'Remove www.rugby.ie?',
  )
})
