import { expect, test } from 'vitest'
import { blocksOf, firstHour, withOwnValues } from './page.mjs'

const PAGE = `# A page
## Before
\`\`\`sh
not this
\`\`\`
## The chapter
What is yours.
\`\`\`sh
NAME=…
KEY=sk_…
\`\`\`

Some words. The tables, which take long:

\`\`\`sh
make tables
\`\`\`
## After
\`\`\`sh
nor this
\`\`\`
`

test('the blocks of a chapter, each with what is said before it', () => {
  expect(blocksOf(PAGE, 'The chapter')).toEqual([
    { title: 'What is yours', lines: 'NAME=…\nKEY=sk_…\n' },
    { title: 'Some words', lines: 'make tables\n' },
  ])
})

test('what is one’s own takes the place of what the page writes; what nobody gave is named', () => {
  expect(withOwnValues('NAME=…\nKEY=sk_…\n', { NAME: 'a', KEY: 'b' })).toBe(`NAME='a'\nKEY='b'`)
  expect(() => withOwnValues('NAME=…\nKEY=sk_…\n', { NAME: 'a' })).toThrow('KEY')
})

test('the first hour begins with values and ends with a superuser; nothing is left to be filled in between', () => {
  const [values, ...rest] = firstHour()
  expect(values?.lines).toMatch(/^DOMAIN=/)
  expect(rest.at(-1)?.lines).toContain('npm run superuser')
  expect(rest.filter(({ lines }) => lines.includes('…'))).toEqual([])
})
