import { expect, test } from 'vitest'
import { inGroups } from './in-groups.ts'

test('groups come in the order of their first item, and items in their own', () => {
  const groups = inGroups(['bib', 'ball', 'cone', 'bag'], (word) => word[0])
  expect([...groups]).toEqual([
    ['b', ['bib', 'ball', 'bag']],
    ['c', ['cone']],
  ])
  expect([...inGroups([], String)]).toEqual([])
})
