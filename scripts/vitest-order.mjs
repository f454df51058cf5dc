import { BaseSequencer } from 'vitest/node'
import { shuffledByProject } from './lib/seed.mjs'

/**
 * Files in an order that the seed decides, so that none comes to depend on what ran before it. Projects stay together: a worker
 * that goes from one to another begins anew and reads everything in again.
 */
export default class ShuffledOrder extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    return shuffledByProject(files, this.ctx.config.sequence.seed)
  }
}
