import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'

/**
 * Files run in an order that a seed decides, so that none can come to lean on what ran before it. The seed is printed; E2E_SEED
 * repeats it.
 */
export default class Shuffle implements Reporter {
  readonly #seed = process.env['E2E_SEED'] ?? '0'

  async preprocess({ suite }: { config: FullConfig; suite: Suite }): Promise<void> {
    const places = new Map(suite.allTests().map(({ location }) => [location.file, rank(this.#seed, location.file)]))
    const placeOf = (each: Suite) => places.get(each.location?.file ?? each.title) ?? 0
    for (const project of suite.suites) {
      const files = project.entries() as Suite[]
      files.sort((one, other) => placeOf(one) - placeOf(other))
    }
  }

  onBegin(): void {
    console.log(`Files in the order of E2E_SEED=${this.#seed}`)
  }

  printsToStdio(): boolean {
    return false
  }
}

/** Where a seed puts a name: as good as chance, and the same on every machine (FNV-1a, then mixed). */
function rank(seed: string, file: string): number {
  const name = file.slice(file.lastIndexOf('/e2e/'))
  let hash = 0x811c9dc5
  for (const letter of `${seed} ${name} ${seed}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}
