import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './places.mjs'
import { sourceFiles } from './source-files.mjs'

/** Stands at the top of a file whose tests also run on the embedded database: start, migrations, row security, jobs, and one path through each capability. */
export const MARK = '// Runs on both databases.'

/** @returns {string[]} paths from the root */
export function onBothDatabases() {
  return sourceFiles('packages/api').filter(
    (file) => file.endsWith('.test.ts') && readFileSync(path.join(root, file), 'utf8').startsWith(MARK),
  )
}
