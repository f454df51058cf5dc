import { chownSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../lib/free-port.mjs'
import { root } from '../../lib/places.mjs'
import { startTethered } from '../../lib/tether.mjs'
import { openDisk } from './disk.mjs'
import { openLine } from './line.mjs'
import { processesOf, tell } from './processes.mjs'

/**
 * @typedef {{ patroni: string, binaries: string, folder: string, etcd: number, password: string,
 *   user: { uid: number, gid: number } | undefined }} Machine
 * @typedef {Awaited<ReturnType<typeof openNode>>} Node
 */

/** One node, by deploy/patroni/node1.yml with this machine's addresses. @param {Machine} machine @param {string} name */
export async function openNode(machine, name) {
  const { patroni, folder, user } = machine
  const [port, rest] = [await freePort(), await freePort()]
  const line = await openLine(port)
  const disk = await openDisk(folder, name, user)
  const data = path.join(disk?.folder ?? folder, name)
  const config = path.join(folder, `${name}.yml`)
  writeFileSync(config, settingsOf(machine, { name, data, port, rest, heardAt: line.port }), { mode: 0o600 })
  if (user) chownSync(config, user.uid, user.gid)
  const begin = () =>
    startTethered(patroni, [config], { cwd: folder, env: { LC_ALL: 'C.UTF-8' }, ...(user && { user }) })
  /** @param {string} asked */
  const is = async (asked) => {
    const address = `http://127.0.0.1:${rest}/${asked}`
    const reply = await fetch(address, { signal: AbortSignal.timeout(1000) }).catch(() => null)
    await reply?.body?.cancel()
    return reply?.status === 200
  }
  let running = begin()
  const watch = disk && watchDisk(name, rest, disk.folder)
  /** @type {number[]} */
  let still = []
  return {
    name,
    port,
    rest,
    line,
    /** Null where this machine does not let us lay one. */
    disk,
    output: () => running.output(),
    /** As by a power cut: nobody is told, nothing is written. */
    async die() {
      tell(processesOf(running.pid, data), 'SIGKILL')
      while (!running.hasEnded()) await wait(20)
    },
    /** The machine is back. */
    begin() {
      running = begin()
    },
    stand() {
      still = processesOf(running.pid, data)
      tell(still, 'SIGSTOP')
    },
    goOn() {
      tell(still, 'SIGCONT')
      still = []
    },
    /** Whether it leads, or follows whoever does. @returns {Promise<'leads' | 'follows' | 'away'>} */
    role: async () => ((await is('primary')) ? 'leads' : (await is('replica')) ? 'follows' : 'away'),
    /** Whether it may lead next: it holds all that anybody was told of, and Patroni has noted that. */
    isSynchronous: () => is('synchronous'),
    async stop() {
      tell(still, 'SIGCONT')
      const left = processesOf(running.pid, data)
      tell(left, 'SIGKILL')
      await watch?.stop()
      await running.stop()
      await disk?.stop()
      await line.stop()
    },
  }
}

/** As its unit starts it. @param {string} name @param {number} rest @param {string} folder */
const watchDisk = (name, rest, folder) =>
  startTethered('/bin/sh', [path.join(root, 'deploy/patroni/hand-over-when-full.sh')], {
    cwd: '/',
    env: { NODE: name, PATRONI: `http://127.0.0.1:${rest}`, DATA: folder, LEAST_MB: '200' },
  })

/** @param {Machine} machine @param {{ name: string, data: string, port: number, rest: number, heardAt: number }} own */
function settingsOf({ binaries, folder, etcd, password }, { name, data, port, rest, heardAt }) {
  const given = readFileSync(path.join(root, 'deploy/patroni/node1.yml'), 'utf8')
    .replace('name: node1', `name: ${name}`)
    .replaceAll('10.0.0.11:8008', `127.0.0.1:${rest}`)
    .replace(/hosts: 10\.0\.0\.11:2379.*/, `hosts: 127.0.0.1:${etcd}`)
    .replace(' listen: 10.0.0.11:5432', ` listen: 127.0.0.1:${port}`)
    .replace('connect_address: 10.0.0.11:5432', `connect_address: 127.0.0.1:${heardAt}`)
    .replaceAll('10.0.0.0/24', '127.0.0.1/32')
    .replace('/var/lib/postgresql/15/clubhouse', data)
    .replace('/usr/lib/postgresql/15/bin', binaries)
    .replace('/var/lib/postgresql/.patroni-pgpass', path.join(folder, `${name}.pgpass`))
    .replaceAll(`'…'`, `'${password}'`)
  return `${given}  parameters:\n    unix_socket_directories: ${folder}\n`
}
