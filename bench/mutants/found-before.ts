import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cache, root } from '../../scripts/lib/places.mjs'
import type { Mutant } from './judge.ts'

const FILE = path.join(cache, 'mutants.json')

/**
 * What was found in a file stays found while the file is as it was: tests are added, not taken away. `--all` tries everything again, and is for
 * whoever takes one away.
 */
export class FoundBefore {
  #found: Map<string, Set<string>>
  #sums = new Map<string, string>()

  constructor(isFresh: boolean) {
    const kept =
      isFresh || !existsSync(FILE) ? {} : (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string[]>)
    this.#found = new Map(Object.entries(kept).map(([sum, keys]) => [sum, new Set(keys)]))
  }

  has = (mutant: Mutant & { file: string }): boolean =>
    this.#found.get(this.#sumOf(mutant.file))?.has(keyOf(mutant)) === true

  add(mutant: Mutant & { file: string }): void {
    const sum = this.#sumOf(mutant.file)
    this.#found.set(sum, (this.#found.get(sum) ?? new Set()).add(keyOf(mutant)))
  }

  keep(): void {
    mkdirSync(cache, { recursive: true })
    writeFileSync(
      FILE,
      JSON.stringify(Object.fromEntries([...this.#found].map(([sum, keys]) => [sum, [...keys]]))),
    )
  }

  #sumOf(file: string): string {
    const known = this.#sums.get(file)
    if (known !== undefined) return known
    const sum = createHash('sha256')
      .update(file)
      .update(readFileSync(path.join(root, file)))
      .digest('hex')
    this.#sums.set(file, sum)
    return sum
  }
}

const keyOf = ({ location: { start, end }, replacement }: Mutant) =>
  `${start.line}:${start.column}-${end.line}:${end.column} ${replacement}`
