import { expect, test } from 'vitest'
import { familiesAhead, namesInList, placeInLine, whyNotEach } from './line-words.ts'

test.each([
  { ahead: 0, place: '1st in line', families: 'nobody ahead' },
  { ahead: 1, place: '2nd in line', families: '1 family ahead' },
  { ahead: 2, place: '3rd in line', families: '2 families ahead' },
  { ahead: 3, place: '4th in line', families: '3 families ahead' },
  { ahead: 10, place: '11th in line', families: '10 families ahead' },
  { ahead: 21, place: '22nd in line', families: '21 families ahead' },
])('$ahead in front: $place', ({ ahead, place, families }) => {
  expect([placeInLine(ahead), familiesAhead(ahead)]).toEqual([place, families])
})

test('brothers and sisters are named in a row', () => {
  expect(namesInList(['Cian'])).toBe('Cian')
  expect(namesInList(['Cian', 'Sadhbh'])).toBe('Cian and Sadhbh')
})

test('why somebody cannot wait is said once for all of whom it is true, and names nobody twice', () => {
  const children = 'This one is for children.'
  const tooOld = 'Tom is 15. This plan is for ages 6 to 14.'
  expect(
    whyNotEach([
      { first_name: 'Bríd', why_not: children },
      { first_name: 'Tom', why_not: tooOld },
      { first_name: 'Colm', why_not: children },
    ]),
  ).toEqual([
    { names: 'Bríd and Colm', why: children },
    { names: null, why: tooOld },
  ])
})
