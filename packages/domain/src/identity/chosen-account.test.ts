import { expect, test } from 'vitest'
import type { UserAccount } from '@clubhouse/contract/people/people'
import { accountsRun, chosenAccount } from './chosen-account.ts'

const account = (id: string, ...roles: UserAccount['roles']): UserAccount => ({
  account_id: id,
  name: id,
  slug: id,
  roles,
})
const ACCOUNTS = [account('rowing', 'member'), account('rugby', 'owner'), account('chess', 'admin')]

test.each([
  { site: 'club', current: 'chess', chosen: 'chess', why: 'it is among them' },
  { site: 'club', current: 'golf', chosen: 'rowing', why: 'it is not among them' },
  { site: 'club', current: null, chosen: 'rowing', why: 'there was none' },
  { site: 'backoffice', current: null, chosen: 'rugby', why: 'the first that the user runs' },
  { site: 'backoffice', current: 'rowing', chosen: 'rugby', why: 'a member does not run it' },
  { site: 'backoffice', current: 'chess', chosen: 'chess', why: 'an admin does' },
] as const)('AUTH-66 on $site with $current it is $chosen: $why', ({ site, current, chosen }) => {
  expect(chosenAccount(site, ACCOUNTS, current)?.account_id).toBe(chosen)
})

test('AUTH-66 somebody without a club has none chosen', () => {
  expect(chosenAccount('club', [], 'golf')).toBeNull()
  expect(chosenAccount('backoffice', [account('rowing', 'member')], 'rowing')).toBeNull()
  expect(accountsRun(ACCOUNTS).map(({ name }) => name)).toEqual(['rugby', 'chess'])
})
