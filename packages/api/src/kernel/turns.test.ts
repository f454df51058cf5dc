import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

const LONG = 60_000
const busy = () => new Error('busy')

test('at most so many work at once, in the order in which they came', async () => {
  const turns = new Turns({ atOnce: 2, busy })
  const order: number[] = []
  let working = 0
  let most = 0
  const work = (number: number) =>
    turns.take(async () => {
      order.push(number)
      most = Math.max(most, ++working)
      await new Promise((done) => setImmediate(done))
      working -= 1
      return number
    })
  expect(await Promise.all([1, 2, 3, 4, 5].map(work))).toEqual([1, 2, 3, 4, 5])
  expect([most, order]).toEqual([2, [1, 2, 3, 4, 5]])
})

test('work that fails gives its place back', async () => {
  const turns = new Turns({ atOnce: 1, busy })
  await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turns.take(async () => 'next')).toBe('next')
})

/** Work that begins at its turn and ends when it is told to; remembers in which order it began. */
function aQueue(atOnce: number, more: { forOne?: number; mostWaiting?: number } = {}) {
  const turns = new Turns({ atOnce, busy, ...more })
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const all: Promise<unknown>[] = []
  const begin = (name: string, waitMs = LONG) => {
    const work = () => {
      began.push(name)
      return new Promise<void>((end) => ends.set(name, end))
    }
    const asker = name.slice(0, 1)
    const done = turns.take(work, { asker, waitMs }).catch(() => began.push(`${name} gave up`))
    all.push(done)
    return done
  }
  const end = async (...names: string[]) => {
    for (const name of names) {
      ends.get(name)?.()
      await new Promise(setImmediate)
    }
    return began
  }
  return { turns, begin, end, began, all }
}

test('so many for one, so many in all; who came first goes first among those that there is room for', async () => {
  const { begin, end } = aQueue(3, { forOne: 2 })
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) void begin(name)
  expect(await end()).toEqual(['a1', 'a2', 'b1'])
  expect(await end('b1')).toEqual(['a1', 'a2', 'b1', 'c1'])
  expect(await end('a1', 'a2')).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
})

test('a turn that does not come in time is given up, and is not given to whoever has gone', async () => {
  const { begin, end } = aQueue(1)
  void begin('a')
  await begin('b', 5)
  void begin('c')
  expect(await end('a')).toEqual(['a', 'b gave up', 'c'])
})

test('who would wait behind too many is told at once', async () => {
  const { begin, end } = aQueue(1, { mostWaiting: 1 })
  for (const name of ['a', 'b', 'c']) void begin(name)
  expect(await end('a')).toEqual(['a', 'c gave up', 'b'])
})

test('everybody who waits is sent away at the end', async () => {
  const { turns, begin, end, began, all } = aQueue(1)
  for (const name of ['a', 'b', 'c']) void begin(name)
  turns.close()
  await end('a')
  await Promise.all(all)
  expect(began).toEqual(['a', 'b gave up', 'c gave up'])
})
