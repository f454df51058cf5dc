import { expect, test } from 'vitest'
import type { UserAccount } from '@clubhouse/contract/people/people'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aPage, aUser, refusal } from '../testing/page-stub.ts'
import { wornClub } from './worn-club.ts'

const club = (slug: string): UserAccount => ({
  account_id: `id-of-${slug}`,
  name: slug,
  slug,
  roles: ['member'],
})
const user = aUser({ accounts: [club('chess'), club('rowing')] })
const request = (cookie = '') => new Request('https://myaccount.clubs.example/', { headers: { cookie } })
const getStore = ({ params }: { params: Record<string, string> }) => anAccount({ slug: params['club'] ?? '' })
const page = (type: 'myaccount' | 'backoffice' | 'su', answers: Parameters<typeof aPage>[0] = { getStore }) =>
  aPage(answers, { host: { type } })

test.each([
  { cookie: '', wears: 'chess', why: 'the first' },
  { cookie: 'club_admin_account=id-of-rowing', wears: 'rowing', why: 'chosen last, or come from' },
  { cookie: 'club_admin_account=id-of-golf', wears: 'chess', why: 'none of theirs' },
])('AUTH-66 with "$cookie" my account wears $wears: $why', async ({ cookie, wears }) => {
  expect((await wornClub(page('myaccount'), user, request(cookie)))?.slug).toBe(wears)
})

test('AUTH-66 the back office wears a club that somebody runs', async () => {
  const runs = aUser({ accounts: [club('chess'), { ...club('golf'), roles: ['admin'] }] })
  expect((await wornClub(page('backoffice'), runs, request()))?.slug).toBe('golf')
  expect((await wornClub(page('backoffice'), runs, request('club_admin_account=id-of-chess')))?.slug).toBe(
    'golf',
  )
  expect(await wornClub(page('backoffice'), user, request())).toBeNull()
})

test('nobody’s club is worn on other sites, nor by who is in none, nor where it cannot be read', async () => {
  expect(await wornClub(page('su'), user, request())).toBeNull()
  expect(await wornClub(page('myaccount'), aUser({ accounts: [] }), request())).toBeNull()
  const broken = page('myaccount', {
    getStore: () => {
      throw refusal(500)
    },
  })
  expect(await wornClub(broken, user, request())).toBeNull()
})
