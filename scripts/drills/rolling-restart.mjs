import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import https from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureBuilt } from '../lib/build.mjs'
import { findOrInstallPostgres } from '../lib/find-postgres.mjs'
import { freePort } from '../lib/free-port.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { node24 } from '../lib/node24.mjs'
import { root } from '../lib/places.mjs'
import { startPostgres } from '../lib/postgres-cluster.mjs'
import { Refusal, withProgress } from '../lib/progress.mjs'
import { runQuietly } from '../lib/run.mjs'
import { serverArguments } from '../lib/server.mjs'
import { startTethered } from '../lib/tether.mjs'
import { programOf } from './programs.mjs'

const DOMAIN = 'clubs.example'
/** A page, what a browser asks before it, and a call: each through the proxy, over connections that are kept. */
const ASKED = [
  { host: `su.${DOMAIN}`, path: '/sign-in' },
  { host: `backoffice.${DOMAIN}`, path: '/' },
  { host: `su.${DOMAIN}`, path: '/api/v2/openapi.json' },
  { host: `myaccount.${DOMAIN}`, path: '/healthz' },
]
const VISITORS = 6
const READY_WITHIN_MS = 120_000

/**
 * Both web processes are replaced, one after the other, behind deploy/caddy/Caddyfile, while visitors never stop. Then the same with
 * what one would write without thinking, which shows that the drill can fail: processes that end at once, and a proxy that does not look.
 *
 * @returns {Promise<number>}
 */
export async function restartUnderTraffic() {
  await ensureInstalled()
  await ensureBuilt()
  const caddy = await programOf('caddy', 'caddy')
  const binaries = await findOrInstallPostgres()
  if (!caddy || !binaries) throw new Refusal('This drill needs Caddy and PostgreSQL.')
  const folder = mkdtempSync(path.join(tmpdir(), 'clubhouse-rolling-'))
  const postgres = await startPostgres(binaries)
  try {
    const settings = settingsFor(postgres.createDatabase('rolling'), folder)
    await withProgress('Migrating', () =>
      runQuietly(node24(), ['packages/api/src/kernel/db/cli.ts', 'migrate'], { env: settings }),
    )
    const ours = await withProgress('As in deploy/', () => roll({ caddy, folder, settings, isNaive: false }))
    const naive = await withProgress('Without thinking', () =>
      roll({ caddy, folder, settings, isNaive: true }),
    )
    console.log(`\n${tableOf({ 'as in deploy/': ours, 'without thinking': naive })}`)
    if (naive.failed === 0) console.log('The control did not fail: this run shows nothing.')
    return ours.failed === 0 && naive.failed > 0 ? 0 : 1
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @typedef {{ asked: number, failed: number, longestMs: number, reasons: Record<string, number> }} Outcome
 * @param {{ caddy: string, folder: string, settings: NodeJS.ProcessEnv, isNaive: boolean }} what
 * @returns {Promise<Outcome>}
 */
async function roll({ caddy, folder, settings, isNaive }) {
  const ports = [await freePort(), await freePort()]
  const door = await freePort()
  const start = (/** @type {number} */ port) =>
    startTethered(node24(), serverArguments, {
      env: { ...settings, PORT: String(port), DRAIN_SECONDS: isNaive ? '0' : '5' },
    })
  const processes = ports.map(start)
  const config = path.join(folder, isNaive ? 'naive' : 'Caddyfile')
  writeFileSync(config, isNaive ? naiveProxy(ports, door, folder) : ourProxy(ports, door, folder))
  const proxy = startTethered(caddy, ['run', '--adapter', 'caddyfile', '--config', config], {
    env: { ...settings, CERTIFICATE_ISSUER: 'internal' },
  })
  try {
    await Promise.all(ports.map((port, at) => untilReady(port, processes[at])))
    await untilServed(door, proxy)
    const traffic = startVisitors(door)
    for (const [at, port] of ports.entries()) {
      await wait(2_000)
      await processes[at]?.stop()
      processes[at] = start(port)
      await untilReady(port, processes[at])
      // The proxy looks every two seconds.
      await wait(5_000)
    }
    return await traffic.end()
  } finally {
    await Promise.all([...processes, proxy].map((each) => each.stop()))
  }
}

/** The file as it is, on ports and in a folder of the drill's. @param {number[]} ports @param {number} door @param {string} folder */
function ourProxy([first, second], door, folder) {
  return readFileSync(path.join(root, 'deploy/caddy/Caddyfile'), 'utf8')
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${first}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${second}`)
    .replace('https:// {', `https://:${door} {`)
    .replace(
      '{\n',
      `{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tstorage file_system ${folder}/caddy\n`,
    )
}

/** @param {number[]} ports @param {number} door @param {string} folder */
const naiveProxy = ([first, second], door, folder) => `{
	admin off
	skip_install_trust
	auto_https disable_redirects
	storage file_system ${folder}/caddy
}
https://:${door} {
	tls {
		on_demand
		issuer internal
	}
	reverse_proxy 127.0.0.1:${first} 127.0.0.1:${second} {
		lb_policy round_robin
	}
}
`

/** @param {string} databaseUrl @param {string} folder @returns {NodeJS.ProcessEnv} */
const settingsFor = (databaseUrl, folder) => ({
  MODE: 'live',
  ROLE: 'web',
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  BASE_DOMAIN: DOMAIN,
  DATABASE_URL: databaseUrl,
  DATA_DIR: path.join(folder, 'data'),
  SECRET: 'of-a-drill-that-takes-no-money',
  METRICS_TOKEN: 'of-a-drill-that-takes-no-money',
  TRUSTED_PROXIES: 'loopback',
  // Nobody is written to and nothing is charged.
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: `no-reply@${DOMAIN}`,
  STRIPE_SECRET_KEY: 'sk_test_never_used',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_never_used',
  STRIPE_WEBHOOK_SECRET: 'whsec_never_used',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_never_used_either',
})

/** @param {number} port @param {import('../lib/tether.mjs').Tethered | undefined} process */
async function untilReady(port, process) {
  for (const giveUp = Date.now() + READY_WITHIN_MS; Date.now() < giveUp; await wait(100)) {
    if (process?.hasEnded()) break
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (reply?.ok) return
  }
  throw new Refusal(`A web process did not become ready:\n${process?.output()}`)
}

/** Until certificates were made for all names. @param {number} door @param {import('../lib/tether.mjs').Tethered} proxy */
async function untilServed(door, proxy) {
  const agent = new https.Agent()
  for (const each of ASKED) {
    for (const giveUp = Date.now() + READY_WITHIN_MS; ; await wait(200)) {
      const { status, reason } = await ask(agent, door, each)
      if (status !== null && status < 500) break
      if (proxy.hasEnded() || Date.now() > giveUp)
        throw new Refusal(`The proxy does not serve ${each.host}: ${status ?? reason}\n${proxy.output()}`)
    }
  }
  agent.destroy()
}

/** @param {number} door */
function startVisitors(door) {
  /** @type {Outcome} */
  const outcome = { asked: 0, failed: 0, longestMs: 0, reasons: {} }
  const over = new AbortController()
  const visitor = async (/** @type {number} */ at) => {
    const agent = new https.Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = at; !over.signal.aborted; turn += 1) {
      const began = performance.now()
      const { status, reason } = await ask(agent, door, ASKED[turn % ASKED.length] ?? { host: '', path: '' })
      outcome.asked += 1
      outcome.longestMs = Math.max(outcome.longestMs, performance.now() - began)
      if (status === null || status >= 500) {
        outcome.failed += 1
        outcome.reasons[String(status ?? reason)] = (outcome.reasons[String(status ?? reason)] ?? 0) + 1
      }
      await wait(10)
    }
    agent.destroy()
  }
  const visitors = Array.from({ length: VISITORS }, (_, at) => visitor(at))
  return {
    end: async () => {
      over.abort()
      await Promise.all(visitors)
      return outcome
    },
  }
}

/**
 * @param {https.Agent} agent @param {number} door @param {{ host: string, path: string }} what
 * @returns {Promise<{ status: number | null, reason: string }>}
 */
function ask(agent, door, { host, path: asked }) {
  return new Promise((resolve) => {
    const request = https.get(
      // The drill's own authority signs: nothing leaves this machine.
      {
        host: '127.0.0.1',
        port: door,
        path: asked,
        servername: host,
        headers: { host },
        agent,
        rejectUnauthorized: false,
      },
      (reply) => {
        reply.resume()
        reply.on('end', () => resolve({ status: reply.statusCode ?? null, reason: '' }))
        reply.on('error', (error) => resolve({ status: null, reason: error.message }))
      },
    )
    request.setTimeout(15_000, () => request.destroy(new Error('no answer in 15 s')))
    request.on('error', (error) =>
      resolve({ status: null, reason: 'code' in error ? String(error.code) : error.message }),
    )
  })
}

/** @param {Record<string, Outcome>} outcomes */
const tableOf = (outcomes) =>
  Object.entries(outcomes)
    .map(
      ([name, { asked, failed, longestMs, reasons }]) =>
        `  ${name.padEnd(18)} ${asked} requests, ${failed} failed, longest ${(longestMs / 1000).toFixed(1)} s ${JSON.stringify(reasons)}`,
    )
    .join('\n')
