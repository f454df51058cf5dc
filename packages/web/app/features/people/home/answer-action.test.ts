import { expect, test } from 'vitest'
import { aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { dataOf, posting } from '#lib/testing/posted.ts'
import { answerAction } from './answer-action.ts'

const EVENT = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a41'
const FIADH = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a42'
const PRESSED = { event: EVENT, member: FIADH, coming: 'no', note: 'Sore ankle' }
const asMember = { host: { type: 'myaccount' as const }, user: aUser() }

test('one press on the first page of My account answers for one child', async () => {
  const page = aPage({ answerFamilyEvent: () => ({}) }, asMember)
  expect(dataOf(await answerAction(posting(page, '/?index', PRESSED))).isDone).toBe(true)
  expect(page.bodies).toEqual([{ member_id: FIADH, is_coming: false, note: 'Sore ankle' }])
})

test('what is too late is said beside it', async () => {
  const late = () => {
    throw refusal(409)
  }
  const answer = dataOf(
    await answerAction(posting(aPage({ answerFamilyEvent: late }, asMember), '/?index', PRESSED)),
  )
  expect(answer.formError).toBe('Said by the server')
})
