import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hurriedLimits } from './patience.ts'
import { root } from './places.mjs'
import { isTest, sourceFiles } from './source-files.mjs'

test.each([
  { line: '  await vi.waitFor(() => expect(a()).toBe(1), { timeout: 30_000 })', found: 1 },
  { line: '  await expect.poll(() => asked, { timeout: 10_000 }).toBe(5)', found: 1 },
  { line: '  await eventually(() => expect(a).toBe(1), 5000)', found: 1 },
  { line: 'configure({ defaultHidden: true, asyncUtilTimeout: 20_000 })', found: 1 },
  { line: '}, 60_000)', found: 1 },
  { line: '  { timeout: 120_000 },', found: 1 },
  { line: "test('a', { timeout: 60_000 }, async () => {", found: 1 },
  { line: "test('a', { timeout: 600_000 }, async () => {", found: 0 },
  { line: '}, 600_000)', found: 0 },
  { line: "  expect(said).toMatchObject({ title: 'Sent', timeout: 5000 })", found: 0 },
  { line: '  openStripe(KEYS, { timeout: 50 })', found: 0 },
])('$found hurried limits in: $line', ({ line, found }) => {
  expect(hurriedLimits(line)).toHaveLength(found)
})

test('no test of ours has less time than every test has', () => {
  const files = ['packages', 'scripts'].flatMap((folder) => sourceFiles(folder))
  const ours = files.filter((file) => isTest(file) || /\/testing\/.*\.tsx?$/.test(file))
  const hurried = ours
    .filter((file) => !file.endsWith('lib/patience.test.mjs'))
    .flatMap((file) =>
      hurriedLimits(readFileSync(path.join(root, file), 'utf8')).map((limit) => `${file}:${limit}`),
    )
  expect(hurried).toEqual([])
})
