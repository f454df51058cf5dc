import pg from 'pg'
import type { TestDatabase } from '../test-database.ts'

/** One reading of a table inside of a statement. */
export interface Reading {
  table: string
  /** How it was found: `Seq Scan`, `Index Scan`, … */
  how: string
  index: string | null
  /** Rows that were looked at, whether or not they were wanted. */
  rows: number
  statement: string
  condition: string
}

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Index Cond'?: string
  Filter?: string
  Plans?: Node[]
}

/** As PostgreSQL tells of one statement. */
export interface Explained {
  'Query Text': string
  Plan: Node
}

/**
 * Every connection to this database that is opened from now on says how it does what it is asked, nested statements included: those of
 * triggers, of foreign keys and of functions. Plans are those that are kept, whatever the values.
 */
export async function explainItself({
  asOwner,
  runAsOwner,
}: Pick<TestDatabase, 'asOwner' | 'runAsOwner'>): Promise<void> {
  const [{ name } = { name: '' }] = await asOwner<{ name: string }>('select current_database() as name')
  const settings = {
    session_preload_libraries: 'auto_explain',
    plan_cache_mode: 'force_generic_plan',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
  }
  const statements = Object.entries(settings).map(
    ([setting, value]) => `alter database ${name} set ${setting} = '${value}'`,
  )
  await runAsOwner(statements.join(';'))
}

/** What a piece of work read, statement by statement. */
export const readingsOf = async (work: () => Promise<unknown>): Promise<Reading[]> =>
  (await plansDuring(work)).flatMap(readingsIn)

/** Every plan that was carried out for a piece of work: of its own statements, and of those that they led to. */
export async function plansDuring(work: () => Promise<unknown>): Promise<Explained[]> {
  const plans: Explained[] = []
  const emit = Reflect.get(pg.Client.prototype, 'emit') as (...given: unknown[]) => boolean
  const hearing = function (this: pg.Client, ...given: unknown[]): boolean {
    const [event, notice] = given
    if (event === 'notice') {
      const { message = '' } = notice as { message?: string }
      const at = message.indexOf('{')
      if (message.startsWith('duration:') && at > 0) plans.push(JSON.parse(message.slice(at)))
    }
    return Reflect.apply(emit, this, given)
  }
  Reflect.set(pg.Client.prototype, 'emit', hearing)
  try {
    await work()
  } finally {
    Reflect.set(pg.Client.prototype, 'emit', emit)
  }
  return plans
}

/** How often each table was gone to inside of a statement. */
export const loopsIn = (node: Node): { table: string; loops: number }[] => [
  ...(node['Relation Name'] ? [{ table: node['Relation Name'], loops: node['Actual Loops'] ?? 0 }] : []),
  ...(node.Plans ?? []).flatMap(loopsIn),
]

function readingsIn(said: Explained): Reading[] {
  const statement = said['Query Text'].replaceAll(/\s+/g, ' ').trim()
  const found: Reading[] = []
  const walk = (node: Node, around?: string) => {
    const loops = node['Actual Loops'] ?? 0
    // What an index alone is asked for says of which table it is further up.
    const table = node['Relation Name'] ?? (node['Node Type'] === 'Bitmap Index Scan' ? around : undefined)
    const isScan = node['Node Type'].endsWith('Scan')
    if (table && isScan && loops > 0)
      found.push({
        table,
        how: node['Node Type'],
        index: node['Index Name'] ?? null,
        rows:
          loops *
          ((node['Actual Rows'] ?? 0) +
            (node['Rows Removed by Filter'] ?? 0) +
            (node['Rows Removed by Index Recheck'] ?? 0)),
        statement,
        condition: [node['Index Cond'], node.Filter].filter(Boolean).join(' / '),
      })
    for (const child of node.Plans ?? []) walk(child, table ?? around)
  }
  walk(said.Plan)
  return found
}
