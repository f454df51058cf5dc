import { globSync, readFileSync } from 'node:fs'
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
