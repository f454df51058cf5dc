import type { Alike } from './alike.ts'

interface Place {
  line: number
  column: number
}

export interface Mutant {
  mutatorName: string
  replacement: string
  status: string
  location: { start: Place; end: Place }
}

/** What became of all of them, by the file's path from the root. */
export interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>
}

export interface Survivor {
  file: string
  line: number
  was: string
  becomes: string
}

export interface Verdict {
  spoiled: number
  found: number
  alike: number
  survivors: Survivor[]
  /** Said to be alike, and found or not there any more. */
  stale: readonly Alike[]
}

function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join('\n')
}

const FOUND = new Set(['Killed', 'Timeout', 'RuntimeError'])
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

/** A file that was not spoiled says nothing about what is said of it. */
export function judge(report: Report, alike: readonly Alike[]): Verdict {
  const mutants = Object.entries(report.files).flatMap(([file, { source, mutants: all }]) =>
    all
      .filter(({ status }) => status !== 'Ignored')
      .map((mutant) => ({
        file,
        line: mutant.location.start.line,
        was: oneLine(textAt(source, mutant.location)),
        becomes: oneLine(mutant.replacement),
        isFound: FOUND.has(mutant.status),
      })),
  )
  const isSame = (one: Alike, { file, was, becomes }: Survivor) =>
    one.file === file && one.was === was && one.becomes === becomes
  const missed = mutants.filter(({ isFound }) => !isFound)
  const survivors = missed
    .filter((each) => !alike.some((one) => isSame(one, each)))
    .map(({ file, line, was, becomes }) => ({ file, line, was, becomes }))
  const stale = alike.filter((one) => one.file in report.files && !missed.some((each) => isSame(one, each)))
  return {
    spoiled: mutants.length,
    found: mutants.length - missed.length,
    alike: missed.length - survivors.length,
    survivors,
    stale,
  }
}

export const scoreOf = ({ spoiled, found, alike }: Verdict): number =>
  spoiled === alike ? 1 : found / (spoiled - alike)
