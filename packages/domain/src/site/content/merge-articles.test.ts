import { expect, test } from 'vitest'
import { EMPTY_ARTICLE } from './article-draft.ts'
import { mergeArticles, withFieldOf } from './merge-articles.ts'
import { blocksOf, mergeBlocks } from './merge-blocks.ts'

test('a text is its outermost pieces', () => {
  const pieces = [
    '<h2>A</h2>',
    '<p>b <strong>c</strong></p>',
    '<ul><li><p>d</p></li></ul>',
    '<img src="/x" />',
    '<hr>',
    'loose',
  ]
  expect(blocksOf(pieces.join(''))).toEqual(pieces)
  expect(blocksOf('')).toEqual([])
})

const P = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')
test.each([
  {
    what: 'different paragraphs',
    base: P('a', 'b', 'c'),
    mine: P('A', 'b', 'c'),
    theirs: P('a', 'b', 'C'),
    both: P('A', 'b', 'C'),
  },
  {
    what: 'one adds, one removes',
    base: P('a', 'b'),
    mine: P('a', 'b', 'new'),
    theirs: P('b'),
    both: P('b', 'new'),
  },
  { what: 'both the same', base: P('a'), mine: P('x'), theirs: P('x'), both: P('x') },
  { what: 'only one of them', base: P('a'), mine: P('a'), theirs: P('x'), both: P('x') },
  { what: 'the same paragraph', base: P('a', 'b'), mine: P('x', 'b'), theirs: P('y', 'b'), both: null },
  { what: 'both at the end', base: P('a'), mine: P('a', 'x'), theirs: P('a', 'y'), both: null },
  { what: 'from nothing', base: '', mine: P('x'), theirs: P('y'), both: null },
])('two who change $what', ({ base, mine, theirs, both }) => {
  expect(mergeBlocks(base, mine, theirs)).toBe(both)
})

const base = { ...EMPTY_ARTICLE, title: 'Training', summary: 'Tuesday at 19:30', content: P('a', 'b') }
test('what only one touched is merged; what both touched is asked about', () => {
  const mine = { ...base, summary: 'Tuesday at 18:30', content: P('a', 'B') }
  const theirs = { ...base, title: 'Training again', summary: 'Tuesday at 19:00', content: P('A', 'b') }
  const { merged, clashes } = mergeArticles(base, mine, theirs)
  expect(clashes).toEqual(['summary'])
  expect(merged).toEqual({
    ...base,
    title: 'Training again',
    summary: 'Tuesday at 18:30',
    content: P('A', 'B'),
  })
  expect(withFieldOf(merged, theirs, 'summary').summary).toBe('Tuesday at 19:00')
})
