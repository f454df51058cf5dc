import { runQuietly } from '../scripts/lib/run.mjs'

/** Of the sources that are measured, with a mark where they were changed since; what a measurement itself wrote does not count. */
export async function measuredCommit(): Promise<string> {
  const commit = (await runQuietly('git', ['rev-parse', '--short=8', 'HEAD'])).trim()
  const changed = await runQuietly('git', ['status', '--porcelain', '--', '.', ':!bench/proof.md'])
  return changed ? `${commit}-changed` : commit
}
