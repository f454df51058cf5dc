import { expect, onTestFinished, test, vi } from 'vitest'
import { orderOf, seedFrom, shuffledByProject } from './seed.mjs'

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
const shuffled = (/** @type {number} */ seed) => letters.toSorted(orderOf(seed))

test('the same seed gives the same order, another one another, and nothing is lost', () => {
  expect(letters.toReversed().toSorted(orderOf(7))).toEqual(shuffled(7))
  expect(shuffled(7)).not.toEqual(shuffled(8))
  expect(shuffled(7)).not.toEqual(letters)
  expect(shuffled(7).toSorted()).toEqual(letters)
})

test('a part of a run keeps its order', () => {
  const few = ['d', 'k', 'x']
  expect(few.toSorted(orderOf(7))).toEqual(shuffled(7).filter((letter) => few.includes(letter)))
})

test('any place is as likely as any other', () => {
  const places = Array.from({ length: 2_000 }, (_, seed) => shuffled(seed + 1).indexOf('a'))
  for (let place = 0; place < letters.length; place += 1) {
    const often = places.filter((each) => each === place).length
    expect(often, `place ${place}`).toBeGreaterThan(40)
  }
})

test.each([
  { given: '42', seed: 42 },
  { given: '', seed: expect.any(Number) },
  { given: 'seven', seed: expect.any(Number) },
])('a seed of "$given" is $seed', ({ given, seed }) => {
  vi.stubEnv('A_SEED', given)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(seedFrom('A_SEED')).toEqual(seed)
  expect(seedFrom('A_SEED')).toBeGreaterThan(0)
})

const files = ['web', 'api'].flatMap((name) =>
  'abcdefgh'.split('').map((file) => ({ project: { name }, moduleId: `/${file}.test.ts` })),
)
const namesOf = (/** @type {typeof files} */ all) =>
  all.map(({ project, moduleId }) => project.name + moduleId)

test('files are shuffled by the seed within their project, whatever order they were found in', () => {
  const order = namesOf(shuffledByProject(files, 3))
  expect(order).toEqual(namesOf(shuffledByProject(files.toReversed(), 3)))
  expect(order).not.toEqual(namesOf(shuffledByProject(files, 4)))
  expect(order.toSorted()).toEqual(namesOf(files).toSorted())
  expect(order.map((name) => name.slice(0, 3))).toEqual([...Array(8).fill('api'), ...Array(8).fill('web')])
})
