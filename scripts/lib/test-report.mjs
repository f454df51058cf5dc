import { availableParallelism, loadavg } from 'node:os'
import { stripVTControlCharacters } from 'node:util'
import { seconds, timeTable } from './stopwatch.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * What became of the unit and API tests, or of the journeys.
 *
 * @typedef {object} Outcome
 * @property {string} name
 * @property {number} seed which decided the order
 * @property {Counts} counts
 * @property {string[]} remarks what the counts do not say
 * @property {string[]} parts where the time went
 * @property {{ name: string, ms: number }[]} slowest
 * @property {Failure[]} failures
 * @property {string[]} repeats the commands that do again what failed
 */

/** A test that failed, and what it said. @typedef {{ name: string, says: string }} Failure */

/**
 * A runner that ended badly has failed, whatever its report says: it may have found no test, lost a worker
 * or never come to write one.
 *
 * @param {Counts | undefined} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
export function judged(counts, exitCode) {
  const known = counts ?? { passed: 0, failed: 0, skipped: 0 }
  return exitCode !== 0 || !counts ? { ...known, failed: Math.max(1, known.failed) } : known
}

/** @param {Counts[]} all */
export function closingLine(all) {
  const sum = (/** @type {keyof Counts} */ key) => all.reduce((total, counts) => total + counts[key], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

const SLOWEST = 10

/** @template {{ ms: number }} T @param {readonly T[]} all @returns {T[]} */
export const slowestOf = (all) => all.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST)

const SAID_LINES = 8
const SAID_CHARACTERS = 700

/**
 * What a failure said, in a few plain lines: the whole of it may be pages long and scrolled away.
 *
 * @param {string | undefined} message
 */
export function inShort(message = 'It said nothing.') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
  return lines.slice(0, SAID_LINES).join('\n').slice(0, SAID_CHARACTERS)
}

/** How busy the machine is: what waited for a core in the last minute, and how many there are. */
export const machineLoad = () => ({ load: loadavg()[0] ?? 0, cores: availableParallelism() })

/**
 * What a run ends with: where the time went, what is slow, what decided its order, what it met and left on the machine, and how to
 * do again what failed.
 *
 * @param {object} run
 * @param {Outcome[]} run.outcomes
 * @param {{ name: string, ms: number }[]} run.times
 * @param {string[]} run.remarks
 * @param {string[]} run.installed
 * @param {{ load: number, cores: number }} run.before
 * @param {{ load: number, cores: number }} run.after
 * @returns {string}
 */
export function closingTable({ outcomes, times, remarks, installed, before, after }) {
  const slowest = slowestOf(outcomes.flatMap((outcome) => outcome.slowest))
  const failures = outcomes.flatMap((outcome) => outcome.failures)
  const repeats = outcomes.flatMap((outcome) => outcome.repeats)
  const said = [...remarks, ...outcomes.flatMap((outcome) => outcome.remarks)]
  const blocks = [
    said,
    timeTable(times),
    outcomes.flatMap(({ parts }) => parts.map((part) => `  ${part}`)),
    slowest.length > 0
      ? ['The slowest:', ...slowest.map(({ name, ms }) => `  ${seconds(ms).padStart(7)} ${name}`)]
      : [],
    [
      ...outcomes.map(({ name, seed }) => `Seed of the ${name}: ${seed}`),
      `Machine: ${after.cores} cores, load ${before.load.toFixed(1)} at the beginning and ${after.load.toFixed(1)} at the end`,
      `Installed by this run: ${installed.length > 0 ? installed.join(', ') : 'nothing'}`,
    ],
    failures.length > 0
      ? [
          'What failed:',
          ...failures.map(({ name, says }) => `  ${name}\n    ${says.replaceAll('\n', '\n    ')}`),
        ]
      : [],
    repeats.length > 0 ? ['To repeat what failed:', ...repeats.map((command) => `  ${command}`)] : [],
  ]
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}
