import { expect, test } from 'vitest'
import { withSlashes } from './with-slashes.ts'

test.each([
  { before: '2', now: '27', becomes: '27/', why: 'after the day' },
  { before: '27/0', now: '27/03', becomes: '27/03/', why: 'after the month' },
  { before: '27/03/201', now: '27/03/2014', becomes: '27/03/2014', why: 'complete' },
  { before: '', now: '27032014', becomes: '27/03/2014', why: 'pasted' },
  { before: '27/', now: '27', becomes: '27', why: 'deleting is not fought' },
  { before: '27/', now: '27//', becomes: '27/', why: 'typed by hand as well' },
  { before: '5', now: '5/', becomes: '5/', why: 'a day of one digit' },
  { before: '5/3', now: '5/3/', becomes: '5/3/', why: 'a month of one digit' },
  { before: '27', now: '270', becomes: '27/0', why: 'going on after deleting the slash' },
  { before: '5 Ma', now: '5 Mar', becomes: '5 Mar', why: 'words' },
])('typing "$now" becomes "$becomes": $why', ({ before, now, becomes }) => {
  expect(withSlashes(before, now)).toBe(becomes)
})

test.each(['2014-03-05', '2012-03-05', '2009-11-5'])('%s typed letter by letter stays as it is', (typed) => {
  expect([...typed].reduce((before, letter) => withSlashes(before, before + letter), '')).toBe(typed)
})
