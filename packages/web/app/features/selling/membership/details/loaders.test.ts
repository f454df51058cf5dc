import { expect, test } from 'vitest'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { type Answers, aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { asking } from '#lib/testing/posted.ts'
import { loader as knownAnswers } from './known-answers.page.ts'
import { loadDetails } from './load-details.ts'
import { loader as planForms } from './plan-forms.page.ts'

const FAMILY: Answers = {
  getStore: () => anAccount(),
  listPlanDiscounts: () => ({ items: [], total: 0 }),
  listAvailableMembers: ({ query }) => ({ items: [{ member_id: query['type'] }], total: 1 }),
  getPlanForm: ({ params }) => ({
    guardian: null,
    member: { kind: params['plan_id'] === 'child' ? 'juvenile' : 'adult' },
  }),
}
const named = (calls: string[], name: string) => calls.filter((call) => call.startsWith(name))

test('API-49, API-55 each plan once, with those who fit its kind on its own day', async () => {
  const page = aPage(FAMILY, { user: aUser() })
  const answer = await planForms(asking(page, '/forms?plan_id=child&plan_id=grown&plan_id=child'))
  expect(await answer.json()).toMatchObject({
    plans: [
      { plan_id: 'child', members: [{ member_id: 'juvenile' }] },
      { plan_id: 'grown', members: [{ member_id: 'adult' }] },
    ],
    adults: [{ member_id: 'adult' }],
  })
  expect(named(page.calls, 'getPlanForm')).toHaveLength(2)
  expect(named(page.calls, 'listAvailableMembers').join()).toContain('"plan_id":"child"')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('HOSTS-16 a visitor is told what is asked, and of nobody', async () => {
  const page = aPage(FAMILY)
  const answer = await planForms(asking(page, '/forms?plan_id=child'))
  expect(await answer.json()).toMatchObject({ plans: [{ members: [] }], adults: [] })
  expect(named(page.calls, 'listAvailableMembers')).toEqual([])
})

test('a plan of another club, or one that does not come, takes no other with it', async () => {
  const page = aPage({ ...FAMILY, getPlanForm: () => Promise.reject(refusal(404)) }, { user: aUser() })
  const answer = await planForms(asking(page, '/forms?plan_id=theirs'))
  expect(await answer.json()).toMatchObject({ plans: [{ plan_id: 'theirs', form: null }] })
})

test('API-50, MEMB-47 what is known of somebody comes for the form and the person that were asked for', async () => {
  const page = aPage({ getInitialAnswers: () => ({ sections: [] }) }, { user: aUser() })
  const answer = await knownAnswers(asking(page, '/answers?plan_id=p&form_type=guardian&member_id=m'))
  expect(await answer.json()).toEqual({ kind: 'known', answers: { sections: [] } })
  expect(page.calls).toEqual([
    'getInitialAnswers {"club":"testford","plan_id":"p","form_type":"guardian","member_id":"m"}',
  ])
})

test.each([
  { what: 'nobody is signed in', answers: {}, isSignedIn: false, kind: 'signed-out', status: 401 },
  { what: 'the member is of another family', answers: {}, isSignedIn: true, kind: 'failed', status: 404 },
])('$what: $kind', async ({ answers, isSignedIn, kind, status }) => {
  const page = aPage(answers, isSignedIn ? { user: aUser() } : {})
  const answer = await knownAnswers(asking(page, '/answers?plan_id=p&form_type=member&member_id=m'))
  expect([answer.status, await answer.json()]).toEqual([status, { kind }])
})

test('the page knows the family of whoever is signed in, and of a visitor nobody', async () => {
  expect((await loadDetails(aPage(FAMILY, { user: aUser() }))).family).toHaveLength(2)
  const page = aPage(FAMILY)
  expect((await loadDetails(page)).family).toEqual([])
  expect(named(page.calls, 'listAvailableMembers')).toEqual([])
})

test('discounts that do not come are said, and take nothing with them', async () => {
  const broken = { ...FAMILY, listPlanDiscounts: () => Promise.reject(new Error('down')) }
  expect(await loadDetails(aPage(broken))).toMatchObject({ discounts: [], hasDiscountsFailed: true })
})
