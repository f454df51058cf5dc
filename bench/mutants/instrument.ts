import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { root } from '../../scripts/lib/places.mjs'
import type { Mutant } from './judge.ts'

export interface Spoiled {
  /** Sources with every mutant in them, each behind a switch: by path from the root. */
  sources: Record<string, string>
  mutants: (Mutant & { id: string; file: string })[]
}

const silent = () => undefined
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
}

/**
 * Words are left as they are: one of ours in place of another is refused by types where it is a name, and read by people where it is a
 * sentence.
 */
const OPTIONS = { plugins: null, excludedMutations: ['StringLiteral'], ignorers: [] }

export async function spoil(patterns: readonly string[]): Promise<Spoiled> {
  const names = patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted()
  const files = names.map((name) => ({
    name,
    mutate: true,
    content: readFileSync(path.join(root, name), 'utf8'),
  }))
  const done = await new Instrumenter(logger).instrument(files, OPTIONS)
  return {
    sources: Object.fromEntries(done.files.map(({ name, content }) => [name, content])),
    mutants: done.mutants
      .filter(({ status }) => status !== 'Ignored')
      .map(({ id, fileName, mutatorName, replacement, location }) => ({
        id,
        file: fileName,
        mutatorName,
        replacement,
        status: 'Pending',
        location: { start: fromOne(location.start), end: fromOne(location.end) },
      })),
  }
}

const fromOne = ({ line, column }: { line: number; column: number }) => ({
  line: line + 1,
  column: column + 1,
})
