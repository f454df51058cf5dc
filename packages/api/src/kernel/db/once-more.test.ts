import { expect, test } from 'vitest'
import { onceMore } from './once-more.ts'

const coded = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('x'), { code }) })

test.each([
  { what: 'a deadlock', thrown: ['40P01'], runs: 2, ends: 'done' },
  { what: 'an overtaken transaction', thrown: ['40001'], runs: 2, ends: 'done' },
  { what: 'a second deadlock', thrown: ['40P01', '40P01'], runs: 2, ends: 'Failed query' },
  { what: 'a broken rule', thrown: ['23505'], runs: 1, ends: 'Failed query' },
  { what: 'nothing', thrown: [], runs: 1, ends: 'done' },
])('after $what a transaction has run $runs times', async ({ thrown, runs, ends }) => {
  let run = 0
  const outcome = await onceMore(async () => {
    const code = thrown[run]
    run += 1
    if (code !== undefined) throw coded(code)
    return 'done'
  }).catch((error: Error) => error.message)
  expect([run, outcome]).toEqual([runs, ends])
})
