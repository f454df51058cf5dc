// Global set-up of the project "api-postgres": one throw-away server, whose address the tests find in
// TEST_DATABASE_URL. An address given from outside wins.
import path from 'node:path'
import { findPostgres, POSTGRES_MISSING } from './lib/find-postgres.mjs'
import { startPostgres } from './lib/postgres-cluster.mjs'

export async function setup() {
  if (process.env['TEST_DATABASE_URL']) return undefined
  const binaries = findPostgres()
  if (!binaries) throw new Error(POSTGRES_MISSING)
  // Backups are made with the programs of the same server, which are not on every machine's PATH.
  process.env['PATH'] = [binaries, process.env['PATH']].join(path.delimiter)
  const server = await startPostgres(binaries)
  process.env['TEST_DATABASE_URL'] = server.url
  return server.stop
}
