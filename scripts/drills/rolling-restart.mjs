import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import https from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureBuilt } from '../lib/build.mjs'
import { findOrInstallPostgres } from '../lib/find-postgres.mjs'
import { freePort } from '../lib/free-port.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { node24 } from '../lib/node24.mjs'
import { startPostgres } from '../lib/postgres-cluster.mjs'
import { Refusal, withProgress } from '../lib/progress.mjs'
import { runQuietly } from '../lib/run.mjs'
import { serverArguments } from '../lib/server.mjs'
import { startTethered } from '../lib/tether.mjs'
import { ask, naiveProxy, ourProxy, startProxy, untilReady } from './behind-caddy.mjs'
import { programOf } from './programs.mjs'
import { beginRun, conclude } from './results.mjs'

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
  const begun = beginRun()
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
    return conclude({
      drill: 'rolling',
      begun,
      text: tableOf({ 'as in deploy/': ours, 'without thinking': naive }),
      faults: [
        ...(ours.failed > 0 ? ['Requests failed.'] : []),
        ...(naive.failed === 0 ? ['The control did not fail: this run shows nothing.'] : []),
      ],
    })
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
  const proxy = startProxy(caddy, config, settings)
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

/** @param {Record<string, Outcome>} outcomes */
const tableOf = (outcomes) =>
  [
    '| Both web processes replaced | Requests | Failed | Longest | By what |',
    '| --- | ---: | ---: | ---: | --- |',
    ...Object.entries(outcomes).map(([name, { asked, failed, longestMs, reasons }]) => {
      const why = Object.entries(reasons).map(([reason, times]) => `${reason} ${times} ×`)
      return `| ${name} | ${asked} | ${failed} | ${(longestMs / 1000).toFixed(1)} s | ${why.join(', ')} |`
    }),
  ].join('\n')
