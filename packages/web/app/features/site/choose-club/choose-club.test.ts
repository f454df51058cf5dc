import { expect, test } from 'vitest'
import type { UserAccount } from '@clubhouse/contract/people/people'
import { aPage, aUser } from '#lib/testing/page-stub.ts'
import { locationOf, posting } from '#lib/testing/posted.ts'
import { action } from './choose-club.page.tsx'

const club = (slug: string, ...roles: UserAccount['roles']): UserAccount => ({
  account_id: `id-of-${slug}`,
  name: `${slug} club`,
  slug,
  roles,
})
const user = aUser({ accounts: [club('rowing', 'member'), club('rugby', 'owner'), club('chess', 'admin')] })

test('AUTH-66 only a club that somebody runs can be chosen', async () => {
  const choose = (account_id: string) =>
    action(posting(aPage({}, { host: { type: 'backoffice' }, user }), '/choose-club', { account_id }))
  const chosen = await choose('id-of-chess')
  expect(chosen.headers.get('set-cookie')).toContain('club_admin_account=id-of-chess')
  for (const other of ['id-of-rowing', 'id-of-golf', '']) {
    const refused = await choose(other)
    expect([locationOf(refused), refused.headers.get('set-cookie')]).toEqual(['/', null])
  }
})
