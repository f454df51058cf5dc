import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bin, cache } from '../../scripts/lib/places.mjs'
import { Refusal } from '../../scripts/lib/progress.mjs'
import { capture } from '../../scripts/lib/run.mjs'
import { measuredCommit } from '../commit.ts'
import { dayOf, writeProof } from '../proof/write-proof.ts'
import { ALIKE } from './alike.ts'
import { judge, type Report, scoreOf } from './judge.ts'
import { type Part, PARTS } from './parts.ts'

const LEAST = 0.9

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** What is remembered of the last run, and what it writes while it runs. */
const folder = path.join(cache, 'mutants')

const optionsOf = ({ name, files }: Part) => ({
  testRunner: 'vitest',
  vitest: { configFile: 'bench/mutants/vitest.config.ts' },
  mutate: files,
  // One word of ours in place of another: types refuse it where it is a name, and people read it where it is a sentence.
  mutator: { excludedMutations: ['StringLiteral'] },
  reporters: ['json'],
  jsonReporter: { fileName: path.join(folder, `${name}.json`) },
  incremental: true,
  incrementalFile: path.join(folder, `${name}-before.json`),
  tempDirName: path.join(folder, 'copy'),
  // Of the repository only what these tests read; the compiler of types is none that it knows.
  ignorePatterns: ['/*', '!/packages', '/packages/*', '!/packages/domain', '!/scripts', '!/bench', '!/package.json', '!/tsconfig.base.json'],
  tsconfigFile: 'none.json',
  // A busy machine is no endless loop.
  timeoutMS: 60_000,
  timeoutFactor: 4,
  allowConsoleColors: false,
})

async function spoil(part: Part): Promise<Report> {
  mkdirSync(folder, { recursive: true })
  const options = optionsOf(part)
  const file = path.join(folder, `${part.name}-options.json`)
  writeFileSync(file, JSON.stringify(options))
  rmSync(options.jsonReporter.fileName, { force: true })
  const { code, output } = await capture(process.execPath, [bin('stryker'), 'run', file])
  if (code !== 0) throw new Refusal(`${output}\n\nMutants of ${part.name} ended with ${code}.`)
  return JSON.parse(readFileSync(options.jsonReporter.fileName, 'utf8')) as Report
}

function chosenParts(names: string[]): readonly Part[] {
  const unknown = names.filter((name) => !PARTS.some((part) => part.name === name))
  if (unknown.length > 0)
    throw new Refusal(`There is no ${unknown.join(', ')}. There are ${PARTS.map(({ name }) => name).join(', ')}.`)
  return names.length === 0 ? PARTS : PARTS.filter(({ name }) => names.includes(name))
}

/** Whether each part reached what is asked. After so many minutes no other part is begun. */
export async function spoilAll(names: string[], minutes: number): Promise<boolean> {
  const end = Date.now() + minutes * 60_000
  let isReached = true
  for (const part of chosenParts(names)) {
    if (Date.now() > end) {
      say(`${part.name}: not begun, ${minutes} minutes are over`)
      continue
    }
    const commit = await measuredCommit()
    const verdict = judge(await spoil(part), ALIKE)
    const { spoiled, found, alike, survivors, stale } = verdict
    const score = `${(scoreOf(verdict) * 100).toFixed(1)} %`
    say(`${part.name}: ${found} of ${spoiled} found, ${alike} alike: ${score}`)
    for (const { file, line, was, becomes } of survivors) say(`  ${file}:${line}  ${was}  →  ${becomes}`)
    for (const { file, was, becomes } of stale) say(`  no longer alike: ${file}  ${was}  →  ${becomes}`)
    const counts = [spoiled, found, alike, survivors.length].map(String)
    writeProof('mutants', [[part.name, ...counts, score, dayOf(new Date()), commit]])
    isReached &&= scoreOf(verdict) >= LEAST && stale.length === 0
  }
  return isReached
}
