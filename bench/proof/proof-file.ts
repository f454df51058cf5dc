/**
 * What was proven, as one page of tables. Programs write it, each its own rows: a row is known by its first cell, and the newest run of it
 * is the one that stays.
 */
export interface Section {
  title: string
  lead: string
  columns: readonly string[]
}

export const SECTIONS = {
  mutants: {
    title: 'Mutants',
    lead: 'Each rule is spoiled in one place after the other (`npm run mutants`); a test has to fail. “Alike” behaves as before, with its reason in `bench/mutants/alike.ts`, and does not count.',
    columns: ['Part', 'Spoiled', 'Found', 'Alike', 'Not found', 'Score', 'Day', 'Commit'],
  },
  faults: {
    title: 'Faults',
    lead: '`npm run faults`: how many were made of how many that one long run makes, and what went wrong. Not all of them were made where the two differ.',
    columns: ['What', 'Made', 'Wrong', 'Day', 'Commit'],
  },
} as const satisfies Record<string, Section>

const HEAD = `# What was proven

Written by the programs named below, and by them alone. A commit with “-changed” had edits that were not committed yet.
`

const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

function rowsIn(text: string, title: string): Map<string, string> {
  const part = text.split(/^## /m).find((each) => each.startsWith(`${title}\n`)) ?? ''
  const lines = part
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
  return new Map(lines.map((line) => [line.split(' | ')[0]?.slice(2) ?? '', line]))
}

/** The page with these rows in it, in place of what they said before. */
export function withRows(page: string, section: keyof typeof SECTIONS, added: readonly string[][]): string {
  const parts = Object.entries(SECTIONS).map(([name, { title, lead, columns }]) => {
    const rows = rowsIn(page, title)
    if (name === section) for (const cells of added) rows.set(cells[0] ?? '', lineOf(cells))
    const table = [lineOf(columns), lineOf(columns.map(() => '---')), ...rows.values()].join('\n')
    return `## ${title}\n\n${lead}\n\n${table}\n`
  })
  return [HEAD, ...parts].join('\n')
}
