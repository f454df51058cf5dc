import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

const LONG = 60_000

/** Asks for turns, and remembers in which order they came. */
function aQueue(atOnce: number, forOne: number) {
  const turns = new Turns({ atOnce, forOne })
  const began: string[] = []
  const waiting: Promise<unknown>[] = []
  const take = (asker: string, name = asker, waitMs = LONG) => {
    const taken = turns.take(asker, waitMs).then(
      () => began.push(name),
      () => began.push(`${name} gave up`),
    )
    waiting.push(taken)
    return taken
  }
  const afterwards = async () => {
    await new Promise(setImmediate)
    return began
  }
  return { turns, take, began, waiting, afterwards }
}

test('so many for one, so many in all; who came first goes first among those that there is room for', async () => {
  const { turns, take, afterwards } = aQueue(3, 2)
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) void take(name.slice(0, 1), name)
  expect(await afterwards()).toEqual(['a1', 'a2', 'b1'])
  turns.leave('b')
  expect(await afterwards()).toEqual(['a1', 'a2', 'b1', 'c1'])
  turns.leave('a')
  turns.leave('a')
  expect(await afterwards()).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
})

test('a turn that does not come in time is given up, and is not given to whoever has gone', async () => {
  const { turns, take, afterwards } = aQueue(1, 1)
  await take('a')
  await take('b', 'b', 5)
  void take('c')
  turns.leave('a')
  expect(await afterwards()).toEqual(['a', 'b gave up', 'c'])
})

test('everybody who waits is sent away at the end', async () => {
  const { turns, take, waiting, began } = aQueue(1, 1)
  await take('a')
  void take('b')
  void take('c')
  turns.close()
  await Promise.all(waiting)
  expect(began).toEqual(['a', 'b gave up', 'c gave up'])
})
