import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findOrInstallPostgres } from '../../scripts/lib/find-postgres.mjs'
import { node24 } from '../../scripts/lib/node24.mjs'
import { bin, cache } from '../../scripts/lib/places.mjs'
import { handOver } from '../../scripts/lib/run.mjs'
import { measuredCommit } from '../commit.ts'
import { dayOf, writeProof } from '../proof/write-proof.ts'
import { madeIn, PROMISED } from './promised.ts'

const API = 'packages/api/src'

/** Where processes are killed, and what each file promises of those who come after. */
const KILLS = [
  'money/orders/killed.test.ts',
  'money/orders/killed-charges.test.ts',
  'money/statement/killed-statements.test.ts',
  'selling/lottery/draws/killed-draws.test.ts',
  'people/privacy/killed-erasures.deep.test.ts',
  'people/import/people-import.test.ts',
  'messages/mailings/sending/once.test.ts',
  'kernel/jobs/killed-workers.test.ts',
]
const CALLS = ['testing/whole-app/any-call-by-anybody.deep.test.ts']

const said = path.join(cache, 'faults.jsonl')
const report = path.join(cache, 'faults.json')

async function run(files: string[], env: Record<string, string>) {
  for (const file of [said, report]) rmSync(file, { force: true })
  writeFileSync(said, '')
  const args = ['run', '--project', 'api-postgres', '--reporter=default', '--reporter=json']
  await handOver(
    node24(),
    [bin('vitest'), ...args, `--outputFile.json=${report}`, ...files.map((file) => `${API}/${file}`)],
    { env: { TEST_DEPTH: 'deep', TEST_FAULTS: said, ...env } },
  )
  const { numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8')) as {
    numFailedTests: number
    numFailedTestSuites: number
  }
  return { made: madeIn(readFileSync(said, 'utf8')), wrong: Math.max(numFailedTests, numFailedTestSuites) }
}

/** Every list of places is gone through so many times. */
export async function kill(rounds: number): Promise<boolean> {
  await findOrInstallPostgres()
  const commit = await measuredCommit()
  const { made, wrong } = await run(KILLS, { TEST_ROUNDS: String(rounds) })
  const all = [...made.values()].reduce((sum, count) => sum + count, 0)
  const each = [...made].map(([kind, count]) => `${kind} ${count}`).join(', ')
  writeProof('faults', [
    [
      'Kills, and what others make of what was left',
      `${all} of ${PROMISED.kills}: ${each}`,
      String(wrong),
      dayOf(new Date()),
      commit,
    ],
  ])
  return wrong === 0
}

/** Any call of every operation by every kind of caller. */
export async function call(calls: number): Promise<boolean> {
  await findOrInstallPostgres()
  const commit = await measuredCommit()
  const { made, wrong } = await run(CALLS, { TEST_CALLS: String(calls) })
  const done = (made.get('calls') ?? 0).toLocaleString('en')
  writeProof('faults', [
    [
      'Generated calls of all operations by all kinds of caller: faults of ours, and leaks',
      `${done} of ${PROMISED.calls.toLocaleString('en')}`,
      String(wrong),
      dayOf(new Date()),
      commit,
    ],
  ])
  return wrong === 0
}
