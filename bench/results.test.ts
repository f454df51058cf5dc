import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeResults } from './results.ts'
import { limitRow } from './row.ts'

const run = {
  at: new Date('2026-11-18T08:15:30Z'),
  commit: '5257b108',
  cores: 2,
  node: '24.21.0',
  asked: '--quick shop',
}
const rows = [limitRow('Second start of the demo', 2.1, 3, 's')]

test('a run is a file of its own, and no run writes over another', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'clubhouse-bench-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = writeResults(folder, run, rows)
  expect(path.basename(file)).toBe('2026-11-18T0815-5257b108.md')
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('Commit 5257b108, 2 cores, Node 24.21.0.')
  expect(text).toContain('Written by `npm run bench -- --quick shop`;')
  expect(text).toContain('| Second start of the demo | 2.1 s |  | at most 3 s | yes |')
  expect(() => writeResults(folder, run, [])).toThrow('EEXIST')
  expect(readFileSync(file, 'utf8')).toBe(text)
})
