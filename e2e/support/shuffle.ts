import path from 'node:path'
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'
import { orderOf } from '../../scripts/lib/seed.mjs'

/**
 * Files run in an order that a seed decides, so that none can come to lean on what ran before it. The seed is printed; E2E_SEED
 * repeats it.
 */
export default class Shuffle implements Reporter {
  readonly #seed = Number(process.env['E2E_SEED'])

  async preprocess({ config, suite }: { config: FullConfig; suite: Suite }): Promise<void> {
    const inOrder = orderOf(this.#seed)
    const nameOf = (file: Suite) => path.relative(config.rootDir, file.location?.file ?? file.title)
    for (const project of suite.suites) {
      const files = project.entries() as Suite[]
      files.sort((one, other) => inOrder(nameOf(one), nameOf(other)))
    }
  }

  onBegin(): void {
    console.log(`Files in the order of E2E_SEED=${this.#seed}`)
  }

  printsToStdio(): boolean {
    return false
  }
}
