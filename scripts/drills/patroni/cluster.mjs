import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../lib/free-port.mjs'
import { root } from '../../lib/places.mjs'
import { unprivilegedUser } from '../../lib/postgres-cluster.mjs'
import { Refusal } from '../../lib/progress.mjs'
import { capture } from '../../lib/run.mjs'
import { startTethered } from '../../lib/tether.mjs'
import { openNode } from './node.mjs'

const WELL_WITHIN_MS = 180_000
const NODES = ['node1', 'node2', 'node3']

/** @typedef {Awaited<ReturnType<typeof openCluster>>} Cluster */

/**
 * Three nodes under Patroni, etcd that says who leads, and HAProxy in front of whoever does, all with the files of deploy/.
 *
 * @param {{ patroni: string, etcd: string, haproxy: string, binaries: string }} programs
 * @param {string} folder
 * @param {import('../own-folder.mjs').Keep} keep
 */
export async function openCluster({ patroni, etcd, haproxy, binaries }, folder, keep) {
  const user = unprivilegedUser()
  const password = randomBytes(12).toString('hex')
  if (user) chownSync(folder, user.uid, user.gid)
  const leads = await startEtcd(etcd, folder, user, keep)
  const machine = { patroni, binaries, folder, etcd: leads, password, user }
  /** @type {import('./node.mjs').Node[]} */
  const nodes = []
  for (const name of NODES) nodes.push(keep(await openNode(machine, name)))
  const port = await startProxy(haproxy, folder, nodes, keep)

  /** @param {string} statement @param {{ at?: number, database?: string }} [where] the primary unless told another @returns {Promise<string[]>} */
  const ask = async (statement, { at = port, database = 'clubhouse' } = {}) => {
    const orders = [
      '--no-psqlrc',
      '-qAt',
      '--set=ON_ERROR_STOP=1',
      `--dbname=${database}`,
      `--command=${statement}`,
    ]
    const { code, output } = await capture(path.join(binaries, 'psql'), orders, {
      env: {
        PGHOST: '127.0.0.1',
        PGPORT: String(at),
        PGUSER: 'postgres',
        PGPASSWORD: password,
        PGCONNECT_TIMEOUT: '3',
      },
    })
    if (code !== 0) throw new Refusal(`PostgreSQL refused:\n${output}`)
    return output.split('\n').filter((each) => each !== '')
  }
  const leader = async () => {
    const roles = await Promise.all(nodes.map((node) => node.role()))
    const at = roles.indexOf('leads')
    return {
      node: nodes[at] ?? null,
      isWhole: at >= 0 && roles.filter((role) => role === 'follows').length === 2,
    }
  }
  return {
    nodes,
    password,
    /** HAProxy's. */
    port,
    ask,
    leader,
    hosts: nodes.map((node) => `127.0.0.1:${node.port}`).join(','),
    /** One leads and both others follow it, and, where it is asked for, one of them holds what the leader has acknowledged. */
    async untilWhole({ isSynchronous = true } = {}) {
      for (const giveUp = Date.now() + WELL_WITHIN_MS; Date.now() < giveUp; await wait(250)) {
        const { node, isWhole } = await leader()
        if (!node || !isWhole) continue
        const rows = await ask('select state from pg_stat_replication', {
          at: node.port,
          database: 'postgres',
        }).catch(() => [])
        const standbys = await Promise.all(nodes.map((each) => each.isSynchronous()))
        if (
          rows.filter((state) => state === 'streaming').length === 2 &&
          standbys.includes(true) === isSynchronous
        )
          return node
      }
      throw new Refusal(
        `The nodes did not find together:\n${nodes.map((node) => node.output().slice(-1500)).join('\n')}`,
      )
    },
    /** As by `patronictl edit-config`. @param {object} settings */
    async configure(settings) {
      const { node } = await leader()
      const reply = await fetch(`http://127.0.0.1:${node?.rest}/config`, {
        method: 'PATCH',
        body: JSON.stringify(settings),
      })
      if (!reply.ok) throw new Refusal(`Patroni refused: ${await reply.text()}`)
    },
  }
}

/** @param {string} program @param {string} folder @param {{ uid: number, gid: number } | undefined} user @param {import('../own-folder.mjs').Keep} keep */
async function startEtcd(program, folder, user, keep) {
  const [port, peers] = [await freePort(), await freePort()]
  const data = path.join(folder, 'etcd')
  mkdirSync(data, { mode: 0o700 })
  if (user) chownSync(data, user.uid, user.gid)
  const [own, other] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peers}`]
  const settings = {
    name: 'drill',
    'data-dir': data,
    'listen-client-urls': own,
    'advertise-client-urls': own,
    'listen-peer-urls': other,
    'initial-advertise-peer-urls': other,
    'initial-cluster': `drill=${other}`,
    // As deploy/patroni/node1.yml asks for.
    'enable-v2': 'true',
  }
  const given = Object.entries(settings).map(([name, value]) => `--${name}=${value}`)
  const etcd = keep(startTethered(program, given, { cwd: folder, ...(user && { user }) }))
  for (const giveUp = Date.now() + WELL_WITHIN_MS; Date.now() < giveUp; await wait(100)) {
    if (etcd.hasEnded()) break
    const reply = await fetch(`${own}/health`).catch(() => null)
    await reply?.body?.cancel()
    if (reply?.ok) return port
  }
  throw new Refusal(`etcd did not start:\n${etcd.output()}`)
}

/** @param {string} program @param {string} folder @param {readonly import('./node.mjs').Node[]} nodes @param {import('../own-folder.mjs').Keep} keep */
async function startProxy(program, folder, nodes, keep) {
  const port = await freePort()
  const config = path.join(folder, 'haproxy.cfg')
  const servers = nodes.map(
    ({ name, port: at, rest }) => `  server ${name} 127.0.0.1:${at} check port ${rest}`,
  )
  const ours = readFileSync(path.join(root, 'deploy/haproxy/haproxy.cfg'), 'utf8')
    .replace('bind 127.0.0.1:5000', `bind 127.0.0.1:${port}`)
    .replace(/(?: {2}server .*\n)+/, `${servers.join('\n')}\n`)
  writeFileSync(config, ours)
  const proxy = keep(startTethered(program, ['-db', '-f', config], { cwd: folder }))
  await wait(300)
  if (proxy.hasEnded()) throw new Refusal(`HAProxy did not start:\n${proxy.output()}`)
  return port
}
