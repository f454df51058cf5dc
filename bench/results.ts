import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Row, tableOf } from './row.ts'

export interface Run {
  at: Date
  /** Of the sources that were measured, with a mark where they were changed since. */
  commit: string
  cores: number
  node: string
  /** Behind `npm run bench --`: nothing for the whole of it. */
  asked: string
  /** How many programs wanted a processor, over a minute. */
  load?: { before: number; after: number }
}

/** One file per run, that no other run writes over. */
export const fileNameOf = ({ at, commit }: Pick<Run, 'at' | 'commit'>): string =>
  `${at.toISOString().slice(0, 16).replace(':', '')}-${commit}.md`

export function writeResults(
  folder: string,
  run: Run,
  rows: Row[],
  appended: readonly string[] = [],
): string {
  const file = path.join(folder, fileNameOf(run))
  const facts = `Commit ${run.commit}, ${run.cores} cores, Node ${run.node}. Written by \`npm run bench${run.asked && ` -- ${run.asked}`}\`; ratios are taken in one run on one machine.`
  const load = run.load
    ? ` Load average ${run.load.before.toFixed(1)} before and ${run.load.after.toFixed(1)} after.`
    : ''
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    [`# Bench of ${run.at.toISOString()}`, facts + load, tableOf(rows), ...appended].join('\n\n') + '\n',
    { flag: 'wx' },
  )
  return file
}
