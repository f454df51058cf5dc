import { expect, onTestFinished, test, vi } from 'vitest'
import { seedFrom, shuffled, shuffledByProject } from './seed.mjs'

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')

test('the same seed gives the same order, another one another, and nothing is lost', () => {
  expect(shuffled(letters, 7)).toEqual(shuffled(letters, 7))
  expect(shuffled(letters, 7)).not.toEqual(shuffled(letters, 8))
  expect(shuffled(letters, 7)).not.toEqual(letters)
  expect(shuffled(letters, 7).toSorted()).toEqual(letters)
})

test('any place is as likely as any other', () => {
  const places = Array.from({ length: 2_000 }, (_, seed) => shuffled(letters, seed + 1).indexOf('a'))
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
const orderOf = (/** @type {typeof files} */ all) =>
  all.map(({ project, moduleId }) => project.name + moduleId)

test('files are shuffled by the seed within their project, whatever order they were found in', () => {
  const order = orderOf(shuffledByProject(files, 3))
  expect(order).toEqual(orderOf(shuffledByProject(files.toReversed(), 3)))
  expect(order).not.toEqual(orderOf(shuffledByProject(files, 4)))
  expect(order.toSorted()).toEqual(orderOf(files).toSorted())
  expect(order.map((name) => name.slice(0, 3))).toEqual([...Array(8).fill('api'), ...Array(8).fill('web')])
})
