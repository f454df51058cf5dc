import path from 'node:path'
import { node24 } from './node24.mjs'
import { findingsInPackages, readLock } from './package-terms.mjs'
import { bin, cache, modules, root } from './places.mjs'
import { Refusal, withProgress } from './progress.mjs'
import { runQuietly } from './run.mjs'
import { sourceFiles } from './source-files.mjs'

/** Everything with a tsconfig of its own, in the order in which they build on each other. */
const PROJECTS = [
  'packages/artwork',
  'packages/contract',
  'packages/domain',
  'packages/demo',
  'packages/mails',
  'packages/api',
  'packages/web',
  'e2e',
  'bench',
  'scripts',
]

/** What can be judged without running the code. @type {{ name: string, run: () => Promise<unknown> }[]} */
const CHECKS = [
  { name: 'Format', run: () => tool('oxfmt', ['--check']) },
  { name: 'Lint', run: () => tool('oxlint', ['--deny-warnings', '--report-unused-disable-directives']) },
  { name: 'Boundaries', run: boundaries },
  { name: 'Packages', run: packages },
  { name: 'Types', run: types },
]

/** One after the other; the first that fails ends the run with its output. */
export async function runChecks() {
  for (const { name, run } of CHECKS) await withProgress(name, run)
}

async function boundaries() {
  // It reads sources with a package, and this file is read before any is there.
  const { checkBoundaries } = await import('./boundaries.mjs')
  const { errors, warnings } = checkBoundaries()
  const line = (/** @type {import('./boundaries.mjs').Finding} */ { file, rule, message }) =>
    `  ${file}: ${message} (${rule})`
  for (const warning of warnings) console.warn(`  warning:${line(warning)}`)
  if (errors.length > 0) throw new Refusal(errors.map(line).join('\n'))
}

/** Terms, and versions that their authors gave up. */
async function packages() {
  const findings = findingsInPackages(readLock())
  if (findings.length > 0) throw new Refusal(findings.map((line) => `  ${line}`).join('\n'))
}

async function types() {
  // Pages are typed by their place in the route table.
  await tool('react-router', ['typegen'], path.join(root, 'packages/web'))
  for (const project of PROJECTS) {
    if (sourceFiles(project).some((file) => /\.(tsx?|mjs)$/.test(file)))
      await tool('tsc', ['-p', project, ...remembering(project)])
  }
}

/** The compiler writes down what it has checked and of which files, and looks again at what has changed since, with all that uses it. */
function remembering(/** @type {string} */ project) {
  const file = path.join(cache, 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`)
  return ['--incremental', '--tsBuildInfoFile', file]
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {string} [cwd]
 */
function tool(name, args, cwd = root) {
  // Some tools look for a companion on the path, which npm sets and a direct call does not.
  const env = { PATH: `${path.join(modules, '.bin')}${path.delimiter}${process.env['PATH']}` }
  return runQuietly(node24(), [bin(name), ...args], { cwd, env })
}
