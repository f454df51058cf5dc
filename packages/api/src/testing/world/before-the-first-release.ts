import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { ENSURE_ROLES } from '#kernel/db/roles.ts'
import type { TestDatabase } from '../test-database.ts'

const DUMP = new URL('./before-the-first-release.sql.br', import.meta.url)

/**
 * The demo's world in the last schema before the migrations became one, as PostgreSQL's own tool wrote it down (with inserts, without
 * owners). It is never made anew: it is what some database out there looks like.
 */
export async function layBeforeTheFirstRelease({ asOwner, runAsOwner }: TestDatabase): Promise<void> {
  for (const statement of ENSURE_ROLES) await asOwner(statement)
  await runAsOwner(brotliDecompressSync(readFileSync(DUMP)).toString())
}
