import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { root } from '../../scripts/lib/places.mjs'
import { Refusal } from '../../scripts/lib/progress.mjs'
import { measuredCommit } from '../commit.ts'
import { dayOf, writeProof } from '../proof/write-proof.ts'
import { ALIKE } from './alike.ts'
import { FoundBefore } from './found-before.ts'
import { type Spoiled, spoil } from './instrument.ts'
import { judge, type Report, scoreOf } from './judge.ts'
import { type Part, PARTS } from './parts.ts'
import type { Order } from './worker.ts'

const LEAST = 0.9
/** What loops without passing its own switch; a busy machine is none. */
const ENDLESS_MS = 180_000
const SAID_EVERY = 100

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Tries them one after the other, and goes on behind one that never ends. What became of each; not all of them when the time is over. */
async function tryAll({ sources, mutants }: Spoiled, until: number, before: FoundBefore) {
  const tests = globSync('packages/domain/src/**/*.test.ts', { cwd: root }).toSorted()
  const became = new Map(mutants.filter(before.has).map(({ id }) => [id, 'Killed']))
  const byId = new Map(mutants.map((mutant) => [mutant.id, mutant]))
  const note = (id: string, status: string) => {
    became.set(id, status)
    const mutant = byId.get(id)
    if (mutant && status === 'Killed') before.add(mutant)
    if (became.size % SAID_EVERY === 0) say(`  ${became.size} of ${mutants.length}`)
  }
  for (;;) {
    const ids = mutants.map(({ id }) => id).filter((id) => !became.has(id))
    if (ids.length === 0 || Date.now() > until) break
    const endless = await tryIn({ sources, ids, tests }, until, note)
    if (endless !== null) note(endless, 'Timeout')
  }
  before.keep()
  return became
}

/** The one that never ended, if any. */
function tryIn(
  order: Order,
  until: number,
  note: (id: string, status: string) => void,
): Promise<string | null> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: order })
  return new Promise((resolve, reject) => {
    let begun: string | null = null
    const giveUp = () => void worker.terminate().then(() => resolve(begun))
    let waiting = setTimeout(giveUp, ENDLESS_MS * 4)
    worker.on('message', ({ id, status }: { id: string; status: string }) => {
      clearTimeout(waiting)
      if (status === 'done') return void worker.terminate().then(() => resolve(null))
      if (status !== 'begun') note(id, status)
      begun = status === 'begun' ? id : null
      if (begun === null && Date.now() > until) return giveUp()
      waiting = setTimeout(giveUp, ENDLESS_MS)
    })
    worker.on('error', (error: Error) => {
      clearTimeout(waiting)
      reject(error)
    })
  })
}

function chosenParts(names: string[]): readonly Part[] {
  const unknown = names.filter((name) => !PARTS.some((part) => part.name === name))
  if (unknown.length > 0)
    throw new Refusal(
      `There is no ${unknown.join(', ')}. There are ${PARTS.map(({ name }) => name).join(', ')}.`,
    )
  return names.length === 0 ? PARTS : PARTS.filter(({ name }) => names.includes(name))
}

/** Whether each part reached what is asked. A part that was not done within so many minutes is not written down. */
export async function spoilAll(names: string[], { minutes, isFresh }: { minutes: number; isFresh: boolean }) {
  const until = Date.now() + minutes * 60_000
  const before = new FoundBefore(isFresh)
  let isReached = true
  for (const part of chosenParts(names)) {
    const commit = await measuredCommit()
    const spoiled = await spoil(part.files)
    say(`${part.name}: ${spoiled.mutants.length} places`)
    const became = await tryAll(spoiled, until, before)
    const left = spoiled.mutants.length - became.size
    if (left > 0) say(`${part.name}: ${left} are left, ${minutes} minutes are over`)
    else isReached &&= told(part.name, reportOf(spoiled.mutants, became), commit)
  }
  return isReached
}

function reportOf(mutants: Spoiled['mutants'], became: Map<string, string>): Report {
  const report: Report = { files: {} }
  for (const { id, file, ...mutant } of mutants) {
    const source = readFileSync(path.join(root, file), 'utf8')
    const { mutants: all } = (report.files[file] ??= { source, mutants: [] })
    all.push({ ...mutant, status: became.get(id) ?? 'Pending' })
  }
  return report
}

function told(name: string, report: Report, commit: string): boolean {
  const verdict = judge(report, ALIKE)
  const { spoiled, found, alike, survivors, stale } = verdict
  const score = `${(scoreOf(verdict) * 100).toFixed(1)} %`
  say(`${name}: ${found} of ${spoiled} found, ${alike} alike: ${score}`)
  for (const { file, line, was, becomes } of survivors) say(`  ${file}:${line}  ${was}  →  ${becomes}`)
  for (const { file, was, becomes } of stale) say(`  no longer alike: ${file}  ${was}  →  ${becomes}`)
  const counts = [spoiled, found, alike, survivors.length].map(String)
  writeProof('mutants', [[name, ...counts, score, dayOf(new Date()), commit]])
  return scoreOf(verdict) >= LEAST && stale.length === 0
}
