// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { PlatformClubPage } from '@clubhouse/contract/platform/clubs'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { locationOf, posting } from '#lib/testing/posted.ts'
import { AskOwner } from './club-owner.tsx'
import { action } from './club.page.tsx'

const club = (role: 'owner' | 'admin'): PlatformClubPage => ({
  account_id: 'a',
  name: 'Kilmore',
  slug: 'kilmore',
  country: 'Ireland',
  is_suspended: false,
  created_at: '2026-11-01T10:00:00Z',
  features: [],
  members: 0,
  runners: 1,
  site_url: 'https://k.example',
  currency: 'EUR',
  time_zone: 'Europe/Dublin',
  domains: [],
  asked: [],
  platform_rate: null,
  people: [{ name: 'Nuala Ryan', email: 'nuala@kilmore.example', role }],
})
const site = { ...aSite(), site: 'su' as const, account: null }
const page = (answers: Parameters<typeof aPage>[0]) =>
  aPage(answers, { host: { type: 'su' }, user: aUser({ roles: ['super-user'] }) })

test('OPEN-122 somebody is asked to own a club while nobody does', async () => {
  expect(showOnSite(<AskOwner club={club('owner')} answer={null} />, site).querySelector('form')).toBeNull()
  const shown = showOnSite(<AskOwner club={club('admin')} answer={null} />, site)
  expect(shown.textContent).toContain('Invite an owner')
  const asked = page({ inviteClubOwner: () => club('admin') })
  const fields = { act: 'ask-owner', email: 'orla@kilmore.example' }
  const done = await action({ ...posting(asked, '/clubs/a', fields), params: { clubId: 'a' } })
  expect([locationOf(done as Response), asked.bodies]).toEqual(['/clubs/a', [{ email: fields.email }]])
})

test('what was wrong with the email stands at the field, and what was typed stays', async () => {
  const refused = page({
    inviteClubOwner: () => {
      throw refusal(422, { email: 'Enter an email' })
    },
  })
  const fields = { act: 'ask-owner', email: 'orla' }
  const answer = await action({ ...posting(refused, '/clubs/a', fields), params: { clubId: 'a' } })
  expect(answer).toMatchObject({
    data: { errors: { email: 'Enter an email' }, formError: null, values: { email: 'orla' } },
  })
})
