// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { OfficeUser } from '@clubhouse/contract/identity/office/users'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { aPage, aUser } from '#lib/testing/page-stub.ts'
import { asking } from '#lib/testing/posted.ts'
import HandOverPage, { loader } from './hand-over.page.tsx'

const club = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['admin' as const] }
const user = (id: string, offices: OfficeUser['offices']): OfficeUser => ({
  user_id: id,
  first_name: 'Bríd',
  last_name: id,
  email: `${id}@home.example`,
  role: 'admin',
  offices,
  last_seen_at: null,
  has_passkey: false,
  is_you: false,
})

test('what is handed over stands in the address that the form is sent to, so that an error shows the same again', async () => {
  const open = {
    invitations: [],
    draws: [],
    write_offs: [],
    refunds: [],
    api_keys: [{ key_id: 'k', name: 'Sync' }],
    groups: [{ group_id: 'g', name: 'Under 10s' }],
  }
  const page = aPage(
    {
      getStore: () => anAccount(),
      listOfficeUsers: () => ({
        users: [user('one', ['coach']), user('two', ['treasurer'])],
        invitations: [],
        asks_passkey: false,
      }),
      getLeftOpen: () => open,
    },
    { host: { type: 'backoffice' }, user: aUser({ accounts: [club] }) },
  )
  const path = '/settings/users/hand-over?what=treasurer+two'
  const office = { ...aSite(), site: 'backoffice' as const, account: null }
  const shown = showOnSite(<HandOverPage />, office, path, await loader(asking(page, path)))
  const form = shown.querySelector('form[method=post]')
  expect(form?.getAttribute('action')).toBe(path)
  expect(form?.querySelector('input[name=what]')?.getAttribute('value')).toBe('treasurer two')
  expect(shown.textContent).toContain('The key “Sync” still works')
  // Only a coach's office takes them along.
  expect(shown.textContent).not.toContain('Under 10s')
  const coach = '/settings/users/hand-over?what=coach+one'
  const theirs = showOnSite(<HandOverPage />, office, coach, await loader(asking(page, coach)))
  expect(theirs.textContent).toContain('Their groups go with it: Under 10s.')
})
