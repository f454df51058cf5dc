import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { aptInstall } from './apt.mjs'

const OLDEST = 15
const PROGRAMS = ['initdb', 'postgres', 'pg_ctl', 'pg_dump', 'pg_restore', 'psql']

/** One folder per version: Debian, Red Hat, Homebrew on either processor, Postgres.app. */
const VERSIONED = [
  { folder: '/usr/lib/postgresql', name: /^\d+$/ },
  { folder: '/usr', name: /^pgsql-\d+$/ },
  { folder: '/opt/homebrew/opt', name: /^postgresql(@\d+)?$/ },
  { folder: '/usr/local/opt', name: /^postgresql(@\d+)?$/ },
  { folder: '/Applications/Postgres.app/Contents/Versions', name: /^\d+$/ },
]

/**
 * The folder of PostgreSQL's programs, if this machine has them in a version we support.
 *
 * @returns {string | undefined}
 */
export function findPostgres() {
  const given = process.env['PG_BIN']
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter)
  return [...(given ? [given] : []), ...onPath, ...versionedFolders()].find(isUsable)
}

/** The same, and where it is missing and we may, installed. */
export async function findOrInstallPostgres() {
  const found = findPostgres()
  if (found) return found
  await aptInstall('postgresql', 'to test on a real PostgreSQL')
  return findPostgres()
}

/** What a run without it has to say, at its beginning and at its end. */
export const POSTGRES_MISSING =
  `NOT ON POSTGRESQL: the API suite ran whole on the embedded database instead, because PostgreSQL ${OLDEST} or newer ` +
  'was not found and could not be installed here. Set PG_BIN to the folder of its programs, or TEST_DATABASE_URL to a ' +
  'server for tests.'

function versionedFolders() {
  return VERSIONED.flatMap(({ folder, name }) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((entry) => name.test(entry))
          .toSorted((one, other) => versionIn(other) - versionIn(one))
          .map((entry) => path.join(folder, entry, 'bin'))
      : [],
  )
}

/** @param {string} folder */
function isUsable(folder) {
  if (!PROGRAMS.every((program) => existsSync(path.join(folder, program)))) return false
  try {
    const answer = execFileSync(path.join(folder, 'postgres'), ['--version'], {
      timeout: 5_000,
      stdio: 'pipe',
    })
    return versionIn(answer.toString()) >= OLDEST
  } catch {
    return false
  }
}

/** @param {string} text */
const versionIn = (text) => Number(/\d+/.exec(text)?.[0] ?? 0)
