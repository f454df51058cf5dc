import { expect, test } from 'vitest'
import { familiesAhead, namesInList, placeInLine } from './line-words.ts'

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
