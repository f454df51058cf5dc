import { expect, test } from 'vitest'
import { initials } from './initials.ts'
import { DUNVARRA } from './palette.ts'

const tintOf = (picture: string) => picture.match(/<rect[^>]*fill="(#[0-9a-f]{6})"/)?.[1]

test('a name always gets the same picture, and its own tint', () => {
  expect(initials('Bríd Hallaran', DUNVARRA)).toBe(initials('Bríd Hallaran', DUNVARRA))
  expect(tintOf(initials('Bríd Hallaran', DUNVARRA))).not.toBe(tintOf(initials('Dara Quillan', DUNVARRA)))
})

test('the letters are outlines', () => {
  expect(initials('Oisín Ó Séadan', DUNVARRA)).not.toContain('<text')
  expect(initials('', DUNVARRA)).toContain('<svg')
})
