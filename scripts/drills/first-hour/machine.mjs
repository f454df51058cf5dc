import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { aptInstall } from '../../lib/apt.mjs'
import { node24 } from '../../lib/node24.mjs'
import { cache } from '../../lib/places.mjs'
import { Refusal, withProgress } from '../../lib/progress.mjs'
import { capture, runQuietly } from '../../lib/run.mjs'
import { startTethered } from '../../lib/tether.mjs'
import { programOf } from '../programs.mjs'

/** What the page takes for granted, beside what every Debian has. */
const PACKAGES = [
  'systemd',
  'systemd-sysv',
  'dbus',
  'ca-certificates',
  'openssl',
  'sudo',
  'postgresql',
  'caddy',
]
const UP_WITHIN_MS = 120_000
/** npm's ways out, as they are set on this machine; nothing of them is read. */
const WAYS_OUT = ['/etc/npmrc', '/root/.npmrc', '/etc/resolv.conf', process.env['NODE_EXTRA_CA_CERTS'] ?? '']

/** @typedef {Awaited<ReturnType<typeof bootMachine>>} Machine */

/**
 * A new machine: Debian with PostgreSQL and Caddy as their packages leave them and Node 24, booted with systemd in a network of its own, so that
 * nothing is reached from outside and no port of this machine is taken.
 *
 * @param {string} folder @param {import('../own-folder.mjs').Keep} keep
 */
export async function bootMachine(folder, keep) {
  if (process.getuid?.() !== 0)
    throw new Refusal('This drill boots a machine of its own, which only root may.')
  const nspawn = await programOf('systemd-nspawn', 'systemd-container')
  if (!nspawn) throw new Refusal('This drill needs systemd-nspawn.')
  const root = path.join(folder, 'machine')
  mkdirSync(root)
  await runQuietly('tar', ['-xf', await debian(), '-C', root])
  await layNode(root)
  const ways = WAYS_OUT.filter((file) => file !== '' && existsSync(file)).map((file) => `--bind-ro=${file}`)
  const given = [
    '--register=no',
    '--keep-unit',
    '--private-network',
    '--console=read-only',
    '--quiet',
    ...ways,
  ]
  const booted = keep(startTethered(nspawn, ['-D', root, ...given, '--boot'], { cwd: folder }))
  const pid = await initOf(booted)
  /**
   * @param {string} lines @param {{ isOutside?: boolean }} [how] with the network of this machine, for what is fetched
   */
  const run = async (lines, { isOutside = false } = {}) => {
    const into = [
      '--target',
      String(pid),
      '--mount',
      '--uts',
      '--ipc',
      '--pid',
      ...(isOutside ? [] : ['--net']),
    ]
    const certificates = process.env['NODE_EXTRA_CA_CERTS']
    const own = [
      'HOME=/root',
      'LANG=C.UTF-8',
      'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    ]
    if (certificates) own.push(`NODE_EXTRA_CA_CERTS=${certificates}`)
    const shell = ['--root', '--wd', 'env', '-i', ...own, 'bash', '-euo', 'pipefail', '-c', lines]
    return capture('nsenter', [...into, ...shell])
  }
  for (const giveUp = Date.now() + UP_WITHIN_MS; ; await wait(250)) {
    const { output } = await run('systemctl is-active postgresql@15-main caddy || true')
    if (output.startsWith('active\nactive')) break
    if (booted.hasEnded() || Date.now() > giveUp)
      throw new Refusal(`The machine did not come up: ${output}\n${booted.output().slice(-3000)}`)
  }
  return { root, run, net: `/proc/${pid}/ns/net` }
}

/** Made once: what Debian's mirror gives that day. */
async function debian() {
  const kept = path.join(cache, 'debian-with-postgresql-and-caddy.tar')
  if (existsSync(kept)) return kept
  mkdirSync(cache, { recursive: true })
  if (!(await programOf('mmdebstrap', 'mmdebstrap'))) await aptInstall('mmdebstrap', 'for a drill')
  const release = /VERSION_CODENAME=(\w+)/.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'stable'
  await withProgress('Laying a Debian with PostgreSQL and Caddy', () =>
    runQuietly('mmdebstrap', [
      '--variant=minbase',
      `--include=${PACKAGES.join(',')}`,
      release,
      `${kept}.part.tar`,
    ]),
  )
  renameSync(`${kept}.part.tar`, kept)
  return kept
}

/** As from Node's own archive. @param {string} root */
async function layNode(root) {
  copyFileSync(realpathSync(node24()), path.join(root, 'usr/bin/node'))
  const npm = (await runQuietly('npm', ['root', '--global'])).trim().split('\n').at(-1) ?? ''
  mkdirSync(path.join(root, 'usr/lib/node_modules'), { recursive: true })
  cpSync(path.join(npm, 'npm'), path.join(root, 'usr/lib/node_modules/npm'), {
    recursive: true,
    dereference: true,
  })
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(root, 'usr/bin', name))
}

/** The first process of the machine, as this one sees it. @param {import('../../lib/tether.mjs').Tethered} booted */
async function initOf(booted) {
  const childOf = async (
    /** @type {number | string | undefined} */ parent,
    /** @type {string[]} */ ...named
  ) => {
    const { output } = await capture('pgrep', ['--parent', String(parent), ...named])
    return output.trim().split('\n')[0] ?? ''
  }
  for (const giveUp = Date.now() + UP_WITHIN_MS; Date.now() < giveUp && !booted.hasEnded(); await wait(100)) {
    const supervisor = await childOf(booted.pid, 'systemd-nspawn')
    const init = supervisor && (await childOf(supervisor))
    if (init && existsSync(`/proc/${init}/root/run/systemd/system`)) return Number(init)
  }
  throw new Refusal(`The machine did not boot:\n${booted.output().slice(-3000)}`)
}
