import { expect, test } from 'vitest'
import { suggestEmail } from './email-typo.ts'

test.each([
  ['colm@gmial.com', 'colm@gmail.com'],
  ['colm@gmail.con', 'colm@gmail.com'],
  ['colm@gamil.com', 'colm@gmail.com'],
  ['colm@hotmial.com', 'colm@hotmail.com'],
  ['colm@outlok.com', 'colm@outlook.com'],
  ['COLM@Yaho.com', 'colm@yahoo.com'],
  ['colm@gmail.com', undefined],
  ['colm@mail.com', undefined],
  ['colm@dunvarra.example', undefined],
  ['colm@live.ie', undefined],
  ['colm', undefined],
  ['colm@', undefined],
  ['a@b@gmial.com', undefined],
])('%s suggests %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})
