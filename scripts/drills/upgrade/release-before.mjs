import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { cache, root } from '../../lib/places.mjs'
import { Refusal, withProgress } from '../../lib/progress.mjs'
import { runQuietly } from '../../lib/run.mjs'

/** Until there is a release: the last commit before six migrations and changed rules of twelve tables. */
const BEFORE_THE_FIRST = '34947d1f'

/** The newest tag of a release that is not this commit, or what stands in its place. */
export async function versionBefore() {
  const tags = await runQuietly('git', [
    'tag',
    '--list',
    'v*',
    '--sort=-version:refname',
    '--no-contains',
    'HEAD',
  ])
  return tags.split('\n')[0]?.trim() || BEFORE_THE_FIRST
}

/**
 * That version, built, in a folder of its own that is kept: it never changes.
 *
 * @param {string} version a tag or a commit
 */
export async function buildBefore(version) {
  if (!/^[\w.-]+$/.test(version)) throw new Refusal('Say a tag or a commit: npm run drill -- upgrade v0.1.0')
  const folder = path.join(cache, 'releases', version)
  if (existsSync(folder)) return folder
  const part = `${folder}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { recursive: true })
  const files = execFileSync('git', ['archive', version], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', part], { input: files })
  const own = { cwd: part }
  await withProgress(`Installing ${version}`, () =>
    runQuietly('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], own),
  )
  await withProgress(`Building ${version}`, () => runQuietly('npm', ['run', 'build'], own))
  renameSync(part, folder)
  return folder
}
