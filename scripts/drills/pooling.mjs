import { chownSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../lib/free-port.mjs'
import { root } from '../lib/places.mjs'
import { unprivilegedUser } from '../lib/postgres-cluster.mjs'
import { Refusal } from '../lib/progress.mjs'
import { startTethered } from '../lib/tether.mjs'

/** PgBouncer as `deploy/` has it, and the logins that `docs/deployment.md` makes for it. */

const ROLES = {
  app: 'clubhouse_app',
  reader: 'clubhouse_reader',
  platform: 'clubhouse_platform, clubhouse_app, clubhouse_body',
}

/** @typedef {(statement: string) => Promise<string[]>} Ask */

/** @param {Ask} ask as a superuser @param {string} password */
export async function makeLogins(ask, password) {
  for (const [name, roles] of Object.entries(ROLES)) {
    await ask(`create role clubhouse_web_${name} login noinherit password '${password}'`)
    await ask(`grant ${roles} to clubhouse_web_${name}`)
  }
}

/**
 * @param {{ program: string, folder: string, database: number, password: string, ofEachLogin: number }} what `database` is the port behind it
 * @returns {Promise<import('../lib/tether.mjs').Tethered & { port: number }>}
 */
export async function startPooler({ program, folder, database, password, ofEachLogin }) {
  const port = await freePort()
  const user = unprivilegedUser()
  const [config, users] = [path.join(folder, 'pgbouncer.ini'), path.join(folder, 'userlist.txt')]
  const ours = readFileSync(path.join(root, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8')
    .replace('port=5432', `port=${database}`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('/etc/pgbouncer/userlist.txt', users)
    .replace('default_pool_size = 20', `default_pool_size = ${ofEachLogin}`)
  writeFileSync(config, `${ours}\nunix_socket_dir =\n`)
  writeFileSync(
    users,
    Object.keys(ROLES)
      .map((name) => `"clubhouse_web_${name}" "${password}"\n`)
      .join(''),
    { mode: 0o600 },
  )
  if (user) for (const file of [config, users]) chownSync(file, user.uid, user.gid)
  const pooler = startTethered(program, [config], { cwd: folder, stopSignal: 'INT', ...(user && { user }) })
  for (let tries = 0; !/process up/.test(pooler.output()); tries += 1) {
    if (pooler.hasEnded() || tries > 200) {
      await pooler.stop()
      throw new Refusal(`PgBouncer did not start:\n${pooler.output()}`)
    }
    await wait(50)
  }
  return { ...pooler, port }
}

/**
 * The first starts say what the logins lack; it is typed, as an operator would.
 *
 * @param {() => Promise<{ stop: () => Promise<unknown> }>} start @param {Ask} ask
 */
export async function tellLogins(start, ask) {
  for (let refusals = 0; refusals <= Object.keys(ROLES).length; refusals += 1) {
    try {
      await (await start()).stop()
      return refusals
    } catch (error) {
      const lines = String(error).match(/ALTER ROLE .+;/g)
      if (!lines) throw error
      for (const line of lines) await ask(line)
      // What a pooler holds open has begun before.
      await ask(
        `select pg_terminate_backend(pid) from pg_stat_activity where usename like 'clubhouse\\_web\\_%'`,
      )
    }
  }
  throw new Refusal('The lines do not help.')
}
