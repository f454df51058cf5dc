import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../lib/free-port.mjs'
import { unprivilegedUser } from '../../lib/postgres-cluster.mjs'
import { Refusal } from '../../lib/progress.mjs'
import { capture, runQuietly } from '../../lib/run.mjs'
import { startTethered } from '../../lib/tether.mjs'

/** A server that has died is given so long to leave nothing running. */
const DEAD_WITHIN_MS = 20_000

/**
 * Servers of a drill below one folder: with PostgreSQL's own settings, which survive a power cut, and on the disk.
 *
 * @param {string} binaries @param {string} folder
 */
export function openPlace(binaries, folder) {
  const user = unprivilegedUser()
  const passwordFile = path.join(folder, 'password')
  // A folder that was kept has one already.
  if (!existsSync(passwordFile)) writeFileSync(passwordFile, randomBytes(12).toString('hex'), { mode: 0o600 })
  const password = readFileSync(passwordFile, 'utf8')
  if (user) for (const each of [folder, passwordFile]) chownSync(each, user.uid, user.gid)
  const program = (/** @type {string} */ name) => path.join(binaries, name)
  /** As the user that PostgreSQL runs as. @param {string} name @param {string[]} args */
  const run = (name, args) =>
    execFileSync(program(name), args, {
      cwd: folder,
      stdio: 'pipe',
      env: { ...process.env, PGPASSWORD: password },
      ...user,
    })

  return {
    passwordFile,
    folderFor(/** @type {string} */ name) {
      const made = path.join(folder, name)
      mkdirSync(made, { mode: 0o700, recursive: true })
      if (user) chownSync(made, user.uid, user.gid)
      return made
    },
    create(/** @type {string} */ data) {
      const flags = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--no-locale']
      run('initdb', ['-D', data, '-U', 'clubhouse', ...flags])
    },
    /** A copy of a running server, as PostgreSQL makes it. @param {Server} from @param {string} data */
    copyOf(from, data) {
      const server = ['-h', '127.0.0.1', '-p', String(from.port), '-U', 'clubhouse']
      run('pg_basebackup', [...server, '-D', data, '--checkpoint=fast', '--wal-method=stream'])
    },
    /** Back from where copies are kept, to be started with what was archived since. @param {string} kept @param {string} data */
    async putBack(kept, data) {
      await runQuietly('cp', ['-a', kept, data])
      writeFileSync(path.join(data, 'recovery.signal'), '')
    },
    start: (/** @type {string} */ data, /** @type {Record<string, string>} */ settings) =>
      startServer({ program, folder, data, settings, user, password }),
  }
}

/** @typedef {Awaited<ReturnType<typeof startServer>>} Server */

/**
 * @param {{ program: (name: string) => string, folder: string, data: string, settings: Record<string, string>,
 *   user: { uid: number, gid: number } | undefined, password: string }} what
 */
async function startServer({ program, folder, data, settings, user, password }) {
  const port = await freePort()
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = startTethered(
    program('postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, ...given],
    { cwd: folder, env: { LC_ALL: 'C' }, stopSignal: 'INT', ...(user && { user }) },
  )
  await untilAsked(server)
  const environment = { PGHOST: '127.0.0.1', PGPORT: String(port), PGUSER: 'clubhouse', PGPASSWORD: password }
  return {
    port,
    environment,
    program,
    url: (/** @type {string} */ database) => `postgres://clubhouse:${password}@127.0.0.1:${port}/${database}`,
    output: server.output,
    stop: async () => void (await server.stop()),
    /** What it answers, a row a line. @param {string} statement @param {string} [database] */
    async ask(statement, database = 'clubhouse') {
      const orders = [
        '--no-psqlrc',
        '-qAt',
        '--set=ON_ERROR_STOP=1',
        `--dbname=${database}`,
        `--command=${statement}`,
      ]
      const { code, output } = await capture(program('psql'), orders, { env: environment })
      if (code !== 0) throw new Refusal(`PostgreSQL refused:\n${output}`)
      return output.split('\n').filter((line) => line !== '')
    },
    /** All of a file, or nothing. @param {string} file */
    async run(file) {
      const orders = [
        '--no-psqlrc',
        '-q',
        '--set=ON_ERROR_STOP=1',
        '--single-transaction',
        '--dbname=clubhouse',
        `--file=${file}`,
      ]
      await runQuietly(program('psql'), orders, { env: environment })
    },
    /** As by a power cut: nobody is told, nothing is written. */
    async kill() {
      const postmaster = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
      const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
        .trim()
        .split(' ')
      for (const pid of [postmaster, ...children.filter(Boolean).map(Number)]) endNow(pid)
      for (const giveUp = Date.now() + DEAD_WITHIN_MS; Date.now() < giveUp && !server.hasEnded();)
        await wait(50)
      rmSync(path.join(data, 'postmaster.pid'), { force: true })
    },
  }
}

/** One that recovers can be asked before it takes writes; how long it takes is for the drill to say. @param {import('../../lib/tether.mjs').Tethered} server */
async function untilAsked(server) {
  while (!/ready to accept (?:read-only )?connections/.test(server.output())) {
    if (server.hasEnded()) throw new Refusal(`PostgreSQL did not start:\n${server.output()}`)
    await wait(25)
  }
}

/** @param {number} pid */
function endNow(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It went by itself.
  }
}
