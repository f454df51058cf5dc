import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const app = new URL('..', import.meta.url).pathname
const sheets = globSync('{ui,theme,features/dev/kit}/**/*.css', { cwd: app }).map((file) => ({
  file,
  css: readFileSync(app + file, 'utf8'),
}))
const known = new Set(
  sheets.flatMap(({ css }) => [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)),
)

test.each(sheets)('$file uses only tokens that exist', ({ css }) => {
  // One with a default may be set from outside.
  const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
  expect(used.filter((name) => !known.has(name))).toEqual([])
})

test.each(sheets.filter(({ file }) => file.startsWith('ui/')))(
  '$file names no colour of its own',
  ({ file, css }) => {
    // The frame of another site's page stands on white, as that site expects.
    const allowed = file === 'ui/frame-dialog/frame-dialog.module.css' ? ['#ffffff'] : []
    expect((css.match(/#[0-9a-f]{3,8}\b/gi) ?? []).filter((colour) => !allowed.includes(colour))).toEqual([])
  },
)

const rules = globSync('**/*.css', { cwd: app }).flatMap((file) =>
  [...readFileSync(app + file, 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => ({
      where: `${file} ${selector.split('*/').at(-1)?.trim()}`,
      body,
    }),
  ),
)

// `flex: 1` begins at `0%`, which WebKit reckons as nothing in a column whose height follows what is in it: the text of a dialog was a slit.
test('what scrolls in a column begins at its own height', () => {
  const slits = rules.filter(
    ({ body }) => /overflow(-y)?:\s*auto/.test(body) && /flex:\s*1(\s+1(\s+0%?)?)?;/.test(body),
  )
  expect(slits.map(({ where }) => where)).toEqual([])
})

// Browsers give a popover `height: fit-content`, and WebKit stretches a fixed grid with that over the whole window.
test('a popover says how high it is', () => {
  const popovers = [
    'ui/notifications/notification-stack.module.css .stack',
    'sites/backoffice/side-menu.module.css .side',
  ]
  for (const name of popovers) {
    const own = rules.filter(({ where }) => where === name)
    expect(
      own.some(({ body }) => /block-size:\s*auto/.test(body)),
      name,
    ).toBe(true)
  }
})

// Where a processor draws, what moves for ever leaves it no time for anything else: these three are small, and say that something goes on.
test('what moves for ever is small', () => {
  const endless = rules.filter(({ body }) => /animation[\w-]*:[^;]*\binfinite\b/.test(body))
  expect(endless.map(({ where }) => where.replace(/ .*/, '')).toSorted()).toEqual([
    'features/site/matches/second-provider/live-part.module.css',
    'ui/icon/icon.module.css',
    'ui/icon/icon.module.css',
  ])
})

// In Safari 16 a rule with `:popover-open` is dropped whole, so a drawer that hides by it lay over every page.
test('a drawer that opens as a popover is a part of the page where there are none', () => {
  const drawers = rules.filter(
    ({ where, body }) => /:not\(:popover-open\)/.test(where) && /display:\s*none/.test(body),
  )
  expect(drawers).not.toEqual([])
  for (const { where } of drawers) {
    const css = readFileSync(app + where.split(' ')[0], 'utf8')
    expect(css, where).toMatch(/@supports not selector\(:popover-open\) \{\s*\.side \{\s*position: static/)
  }
})

test('a browser below what we serve is told so, in plain words and without a script', () => {
  const base = readFileSync(`${app}theme/base.css`, 'utf8')
  const [, asks = ''] = /@supports not \((.+)\) \{\s*body::before/.exec(base) ?? []
  expect(asks).toBe('(block-size: 1lh) and selector(:state(on))')
})

// A name that no sheet has is `undefined`, without a word of anybody: after a rename the office lost its columns.
test('each class that a component takes from a style sheet stands there', () => {
  const missing = globSync('**/*.tsx', { cwd: app }).flatMap((file) => {
    const text = readFileSync(app + file, 'utf8')
    const imports = [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)]
    return imports.flatMap(([, name = '', from = '']) => {
      const sheet = from.startsWith('#') ? join(app, from.slice(1)) : join(app, dirname(file), from)
      const css = readFileSync(sheet, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
      const defined = new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, each]) => each))
      const used = [...text.matchAll(new RegExp(`(?<![\\w/.-])${name}\\.(\\w+)`, 'g'))].map(
        ([, each]) => each,
      )
      return used.filter((each) => !defined.has(each)).map((each) => `${file} ${name}.${each}`)
    })
  })
  expect(missing).toEqual([])
})
