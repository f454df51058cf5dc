import { expect, test } from 'vitest'
import { aPage, aUser } from '../../lib/testing/page-stub.ts'
import { asking } from '../../lib/testing/posted.ts'
import { loader } from './home.page.tsx'

test.each([
  { search: '', asks: { page: 1, per_page: 10 } },
  { search: '?page=11', asks: { page: 11, per_page: 10 } },
  { search: '?page=2&per_page=25', asks: { page: 2, per_page: 25 } },
  { search: '?page=0&per_page=1000', asks: { page: 1, per_page: 10 } },
])('MYACC-07 my account$search asks for that page and no other', async ({ search, asks }) => {
  const page = aPage(
    { getMember: () => null, listRelatedAccounts: () => null },
    { host: { type: 'myaccount' }, user: aUser() },
  )
  await loader(asking(page, `/${search}`))
  expect(page.calls).toContain(`listRelatedAccounts ${JSON.stringify(asks)}`)
})
