import { GROWING } from './multiply-rows.ts'
import { type Reading, readingsOf } from './read-plans.ts'

/** Nobody who buys one thing needs to look at more rows of a table than this. */
const MOST_ROWS = 150

/**
 * What a piece of work read of tables that grow without an index, or more of one than anybody needs. How many rows the work of an office
 * or of a night looks at depends on what there is to do: there the way counts alone.
 */
export async function findings(
  work: () => Promise<unknown>,
  { most = MOST_ROWS, but = [] as readonly string[] } = {},
): Promise<string[]> {
  const readings = await readingsOf(work)
  const wrong = readings.filter(
    ({ table, how, rows }) =>
      GROWING.includes(table) && !but.includes(table) && (how === 'Seq Scan' || rows > most),
  )
  return [...new Set(wrong.map(told))]
}

const told = ({ table, how, index, rows, condition, statement }: Reading): string =>
  `${how} of ${table}${index ? ` by ${index}` : ''}, ${rows} rows (${condition}): ${statement.slice(0, 300)}`
