import path from 'node:path'
import { createRequire } from 'node:module'

/** Years of a deployment, laid by the version before in its own schema: `lay.ts FOLDER DATABASE_URL ROWS`. */
const [folder = '', url = '', rows = ''] = process.argv.slice(2)
const { multiplyRows } = await import(path.join(folder, 'packages/api/src/testing/growth/multiply-rows.ts'))
const pg = createRequire(path.join(folder, 'packages/api/package.json'))('pg')

const pool = new pg.Pool({ connectionString: url, max: 1 })
try {
  await multiplyRows(
    {
      asOwner: async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows,
      runAsOwner: (text: string) => pool.query(text),
    },
    Number(rows),
  )
} finally {
  await pool.end()
}
