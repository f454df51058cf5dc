import pg from 'pg'
import { explainItself, readingsOf } from '../../packages/api/src/testing/growth/read-plans.ts'
import { askingOf } from './asking.ts'
import type { Operation } from './operations.ts'
import { serveHere } from './serve-here.ts'

/** How PostgreSQL finds what each operation asks for: every reading of a table, with the rows that it looked at. */
export async function plansOf(databaseUrl: string, operations: readonly Operation[]): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  const lines: string[] = []
  await explainItself({
    asOwner: async <Found>(text: string, values: unknown[] = []) =>
      (await pool.query(text, values)).rows as Found[],
    runAsOwner: async (text) => void (await pool.query(text)),
  })
  const { app, port } = await serveHere(databaseUrl)
  try {
    app.setClock(new Date())
    const asking = await askingOf(pool, port)
    for (const { what, run } of operations) {
      lines.push('', `### ${what}`, '')
      try {
        // What is kept after the first time is not what most ask for.
        await run(asking)
        lines.push(...(await told(() => run(asking))))
      } catch (error) {
        lines.push(`- ${String(error).slice(0, 200)}`)
      }
    }
  } finally {
    await app.close()
    // The next who measures here wants nothing of it.
    const { rows } = await pool.query<{ name: string }>('select quote_ident(current_database()) as name')
    await pool.query(`alter database ${rows[0]?.name} reset all`)
    await pool.end()
  }
  return ['## How each is found', ...lines].join('\n')
}

async function told(work: () => Promise<unknown>): Promise<string[]> {
  const found = (await readingsOf(work)).filter(({ statement }) => !statement.includes('sandbox_'))
  const lines = found.map(
    ({ table, how, index, rows }) =>
      `- ${how} of ${table}${index ? ` by ${index}` : ''}: ${Math.round(rows)} rows`,
  )
  return [...new Set(lines)]
}
