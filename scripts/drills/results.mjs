import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, release } from 'node:os'
import path from 'node:path'
import { root } from '../lib/places.mjs'

/** Of the last minute: what else the machine does makes every figure worse. */
const loadNow = () => (loadavg()[0] ?? 0).toFixed(1)

/** @typedef {{ commit: string, load: string }} Begun what was there when a run began */

/** @returns {Begun} */
export function beginRun() {
  const git = (/** @type {string[]} */ ...words) =>
    execFileSync('git', words, { cwd: root }).toString().trim()
  const changed = git('status', '--porcelain', '--untracked-files=no') ? ', with changes' : ''
  return { commit: `${git('rev-parse', '--short=8', 'HEAD')}${changed}`, load: loadNow() }
}

/**
 * One file per run, that no other run writes over, as by `npm run bench`: by the program only, also of a run that did not end well.
 *
 * @param {{ drill: string, asked?: string, begun: Begun, text: string, faults: readonly string[] }} run `drill` is what comes behind `npm run drill --`
 */
function writeResults({ drill, asked = '', begun, text, faults }) {
  const at = new Date()
  const folder = path.join(root, 'bench/results')
  mkdirSync(folder, { recursive: true })
  const file = path.join(
    folder,
    `${at.toISOString().slice(0, 16).replace(':', '')}-${begun.commit.slice(0, 8)}-${drill}.md`,
  )
  const facts = [
    `Commit ${begun.commit}, ${availableParallelism()} cores that carried everything at once, load ${begun.load} before and ${loadNow()} at the end,`,
    `Linux ${release().split('-')[0]}, Node ${process.versions.node}. Written by \`npm run drill -- ${drill}${asked && ` ${asked}`}\`.`,
  ].join(' ')
  const verdict =
    faults.length === 0 ? 'All that was promised held.' : faults.map((each) => `- ✗ ${each}`).join('\n')
  writeFileSync(file, `# Drill ${drill} of ${at.toISOString()}\n\n${facts}\n\n${text}\n\n${verdict}\n`, {
    flag: 'wx',
  })
  return path.relative(root, file)
}

/**
 * What every drill ends with: what came of it is printed and kept, and its exit code.
 *
 * @param {Parameters<typeof writeResults>[0]} run
 */
export function conclude(run) {
  console.log(`\n${run.text}\n\nWritten: ${writeResults(run)}`)
  for (const fault of run.faults) console.log(`✗ ${fault}`)
  return run.faults.length === 0 ? 0 : 1
}

/** Of figures that each stand for themselves. @param {readonly (readonly [string, string])[]} rows */
export const tableOf = (rows) =>
  [
    '| What | Measured |',
    '| --- | --- |',
    ...rows.map(([what, measured]) => `| ${what} | ${measured} |`),
  ].join('\n')
