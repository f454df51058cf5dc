import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { commandsIn, deadPathsIn, markdownFiles, treeFrom, treeOf } from './lib/markdown.mjs'
import { root } from './lib/places.mjs'

const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8')

/** Words that look like paths of ours, and why they lead nowhere. */
const NO_FILES = new Map([
  ['docs/decisions/001-one-route-table-per-host.md: club/error', 'id of a route'],
  ['docs/decisions/001-one-route-table-per-host.md: su/error', 'id of a route'],
  ['docs/decisions/017-jobs.md: jobs/boss.ts', 'gone since; decisions are superseded, never rewritten'],
  ['docs/decisions/017-jobs.md: db/queue-schema.ts', 'gone since; decisions are superseded, never rewritten'],
  ['docs/deployment.md: release.json', 'written by npm run release'],
  ['docs/deployment.md: sbom.cdx.json', 'written by npm run release'],
  ['packages/api/src/people/privacy/README.md: data.json', 'in the zip that a member downloads'],
])

describe('what is written is there', () => {
  const tree = treeOf()
  const texts = markdownFiles().map((file) => ({ file, text: read(file) }))

  test('each path and each link in a Markdown file leads somewhere', () => {
    const dead = texts.flatMap(({ file, text }) =>
      deadPathsIn(file, text, tree).map((word) => `${file}: ${word}`),
    )
    expect(dead.filter((line) => !NO_FILES.has(line))).toEqual([])
    expect([...NO_FILES.keys()].filter((line) => !dead.includes(line))).toEqual([])
  })

  test('each command that a text names can be typed', () => {
    const scripts = Object.keys(JSON.parse(read('package.json')).scripts)
    const unknown = texts.flatMap(({ file, text }) =>
      commandsIn(text)
        .filter((name) => !scripts.includes(name))
        .map((name) => `${file}: npm run ${name}`),
    )
    expect(unknown).toEqual([])
  })

  test('the README has each command in its table, and everything under docs in its list', () => {
    const readme = read('README.md')
    const scripts = Object.keys(JSON.parse(read('package.json')).scripts)
    const table = commandsIn(
      readme
        .split('\n')
        .filter((line) => line.startsWith('| `npm'))
        .join('\n'),
    )
    expect(table.toSorted()).toEqual(scripts.toSorted())
    const pages = [...tree.files].filter((file) => /^docs\/[^/]+\.md$/.test(file))
    expect(pages.filter((file) => !readme.includes(`](${file})`))).toEqual([])
  })

  test('the README is short', () => {
    expect(read('README.md').split('\n').length - 1).toBeLessThanOrEqual(150)
  })

  test('each setting that the server reads is in the table of settings, and no other', () => {
    const table = [...read('docs/settings.md').matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm)].map(
      ([, name = '']) => name,
    )
    const known = [...read('packages/api/src/kernel/environment.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)]
    expect(table.toSorted()).toEqual(known.map(([, name = '']) => name).toSorted())
  })
})

describe('the look at paths', () => {
  const tree = treeFrom([
    'docs/a.md',
    'packages/domain/src/office/rights.ts',
    'packages/api/src/messages/mail/tables.ts',
  ])
  const dead = (/** @type {string} */ text) =>
    deadPathsIn('docs/b.md', text, tree, () => '# One heading, here\n')

  test.each([
    { text: '`packages/domain/src/office/rights.ts`', why: 'from the root' },
    { text: '`domain/office/rights.ts` and `domain/office/rights`', why: 'as an import names it' },
    { text: '`mail/tables.ts`, `tables.ts`', why: 'the end of a path' },
    { text: '`packages/api/src/<area>/<capability>/tables.ts`', why: 'any name' },
    { text: '`office/{rights,rights}.ts`', why: 'each name' },
    { text: '`application/json`, `/messages`, `a/b`', why: 'no paths of ours' },
    { text: '`npm run db:restore -- mon.json`', why: 'an argument of a command' },
    { text: '[a](a.md), [b](a.md#one-heading-here), [c](https://club.example/x.md)', why: 'links' },
    { text: '```sh\ncat packages/gone.ts\n```', why: 'not prose' },
  ])('accepts $text: $why', ({ text }) => {
    expect(dead(text)).toEqual([])
  })

  test.each([
    { text: '`packages/domain/office/rights.ts`', found: 'packages/domain/office/rights.ts' },
    { text: '`mail/gone.ts`', found: 'mail/gone.ts' },
    { text: '`packages/api/src/gone`', found: 'packages/api/src/gone' },
    {
      text: '`packages/api/src/<area>/<capability>/gone.ts`',
      found: 'packages/api/src/<area>/<capability>/gone.ts',
    },
    { text: '`office/{rights,gone}.ts`', found: 'office/{rights,gone}.ts' },
    { text: '`../a.md`', found: '../a.md' },
    { text: '[gone](gone.md)', found: 'gone.md' },
    { text: '[a](a.md#gone)', found: 'a.md#gone' },
  ])('finds $found', ({ text, found }) => {
    expect(dead(text)).toEqual([found])
  })
})
