import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '../../lib/progress.mjs'
import { capture } from '../../lib/run.mjs'

/**
 * The card gateway does not die with our database. The demo's keeps its books in it, so they are taken out of the dead server, which only the drill
 * can still read, and laid beside the books that were restored.
 *
 * @param {import('./cluster.mjs').Server} dead @param {import('./cluster.mjs').Server} restored @param {string} folder
 * @returns {Promise<Map<string, string>>} what each order's payment is called at the gateway
 */
export async function keepGateway(dead, restored, folder) {
  const orders = ['--data-only', '--table=public.sandbox_*', '--dbname=clubhouse']
  const { code, output } = await capture(dead.program('pg_dump'), orders, { env: dead.environment })
  if (code !== 0) throw new Refusal(output)
  const tables = await restored.ask(
    `select string_agg(format('%I', tablename), ',') from pg_tables where schemaname = 'public' and tablename like 'sandbox\\_%'`,
  )
  const file = path.join(folder, 'gateway.sql')
  writeFileSync(file, `truncate ${tables[0]};\n${output}`, { mode: 0o600 })
  await restored.run(file)
  const payments = await dead.ask('select order_id, id from sandbox_payments where order_id is not null')
  return new Map(payments.map((row) => /** @type {[string, string]} */ (row.split('|'))))
}
