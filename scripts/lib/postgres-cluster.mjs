import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.mjs'
import { startTethered } from './tether.mjs'

const START_WITHIN_MS = 20_000

/** Nothing here has to survive a power cut, and many tests hold connections at once. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200']
/** As on the product's own connections: compiling a long statement takes ten times as long as running it. */
const NOT_COMPILED = 'jit=off'
/** PostgreSQL plans a statement five times before it keeps a plan; each file of tests has new connections, and would pay for all five. */
const PLANS_AT_ONCE = 'plan_cache_mode=force_generic_plan'

/** Counts statements where a database asks for it; it must be there when the server starts, and costs nothing until then. */
const COUNTED = ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track=none']

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm'
/** What is left of memory must be many times what the databases of a run hold at once. */
const ENOUGH_BYTES = 4 * 1024 ** 3

/**
 * Each file of tests gets a copy of a whole database and drops it: on a disk that others use too that takes ten times as long as
 * in memory. A container often has next to no memory of that kind, and takes the disk.
 */
function placeForTests() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return Math.min(bavail * bsize, freemem()) > ENOUGH_BYTES ? IN_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

/**
 * A PostgreSQL of our own: new, empty, on a free loopback port and a socket in its folder, gone afterwards.
 *
 * @param {string} binaries the folder found by find-postgres
 * @param {{ isMeasured?: boolean, settings?: readonly string[] }} [options] what is measured has its files where a club's database has them:
 *   on the disk; settings beside our own
 * @returns {Promise<{ url: string, binaries: string, socketFolder: string, createDatabase: (name: string, template?: string) => string, stop: () => Promise<void> }>}
 */
export async function startPostgres(binaries, { isMeasured = false, settings = [] } = {}) {
  const user = unprivilegedUser()
  const folder = mkdtempSync(path.join(isMeasured ? tmpdir() : placeForTests(), 'clubhouse-postgres-'))
  const password = randomBytes(12).toString('hex')
  const passwordFile = path.join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) for (const file of [folder, passwordFile]) chownSync(file, user.uid, user.gid)

  const data = path.join(folder, 'data')
  const flags = [
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--no-locale',
    '--no-sync',
  ]
  try {
    const initdb = path.join(binaries, 'initdb')
    execFileSync(initdb, ['-D', data, '-U', 'clubhouse', ...flags], { cwd: folder, stdio: 'pipe', ...user })
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }

  const port = await freePort()
  const server = startTethered(
    path.join(binaries, 'postgres'),
    [
      '-D',
      data,
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-k',
      folder,
      ...[
        ...SETTINGS,
        ...settings,
        ...(isMeasured ? counted(binaries) : [PLANS_AT_ONCE, NOT_COMPILED]),
      ].flatMap((setting) => ['-c', setting]),
    ],
    // INT is PostgreSQL's "fast" shutdown: it does not wait for clients to leave.
    { cwd: folder, env: { LC_ALL: 'C' }, stopSignal: 'INT', removeAfterwards: folder, ...(user && { user }) },
  )
  await isReady(server)
  const urlOf = (/** @type {string} */ database) =>
    `postgres://clubhouse:${password}@127.0.0.1:${port}/${database}`
  return {
    url: urlOf('postgres'),
    binaries,
    socketFolder: folder,
    // Answers with the address of the new database: an empty one, or a copy of one that nobody uses.
    createDatabase: (name, template = 'template1') => {
      const psql = path.join(binaries, 'psql')
      const create = `create database ${name} template ${template} strategy file_copy`
      execFileSync(psql, [urlOf('postgres'), '-qc', create], { stdio: 'pipe' })
      return urlOf(name)
    },
    stop: async () => void (await server.stop()),
  }
}

/**
 * Where the packager has put the module: beside the programs, as Debian and Red Hat do, or a folder further down.
 *
 * @param {string} binaries
 */
function counted(binaries) {
  const places = ['lib', 'lib/postgresql', 'lib/pgsql', 'lib64/pgsql']
  const isThere = places.some((place) =>
    existsSync(path.join(binaries, '..', place, 'pg_stat_statements.so')),
  )
  return isThere ? COUNTED : []
}

/** @param {import('./tether.mjs').Tethered} server */
async function isReady(server) {
  for (const giveUp = Date.now() + START_WITHIN_MS; Date.now() < giveUp; await wait(25)) {
    if (server.output().includes('ready to accept connections')) return
    if (server.hasEnded()) break
  }
  await server.stop()
  throw new Error(`PostgreSQL did not start:\n${server.output()}`)
}

/** PostgreSQL refuses to run as root, so root runs it as somebody else. */
export function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (/** @type {string} */ name, /** @type {string} */ flag) =>
    Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString())
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf(name, '-u'), gid: idOf(name, '-g') }
    } catch {
      continue
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is neither a user "postgres" nor "nobody".')
}
