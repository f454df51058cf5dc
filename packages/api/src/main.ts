import { setTimeout as wait } from 'node:timers/promises'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import { buildServer } from './app.ts'
import { closeAll } from './kernel/close-all.ts'
import { type App, compose } from './compose.ts'
import { type Config, readConfig } from './kernel/config.ts'
import { ConfigError } from './kernel/environment.ts'
import { remarksOn } from './kernel/live-settings.ts'
import { refuseOldNode } from './kernel/node-version.ts'
import { RoleLost } from './kernel/db/database.ts'
import { DirectoryTaken } from './kernel/db/directory-lock.ts'
import { NoPrimary } from './kernel/db/postgres/several-hosts.ts'
import { isDatabaseOutage } from './kernel/http/problems.ts'
import { openTracing } from './kernel/tracing/open-tracing.ts'

/** A mail server that is about to say yes is waited for: else the mail goes twice. */
const SHUTDOWN_MS = 25_000

/** Lays what a first start would lay, and ends: done while the pages are still being built (scripts/lib/first-world.mjs). */
const PREPARE = '--prepare'

async function leavePrepared({ close }: App): Promise<void> {
  await close()
  process.exit(0)
}

const say = (text: string): void => void process.stdout.write(`${text}\n`)

async function main(): Promise<void> {
  refuseOldNode(process.versions.node)
  const config = readConfig(process.env)
  const started = performance.now()
  for (const remark of remarksOn(config)) say(remark)
  const endTracing = await openTracing(config)
  const parts = await compose(config, {
    onTrouble: (error, part = 'database') => say(`${part}: ${error.message}`),
  })
  if (process.argv.includes(PREPARE)) return leavePrepared(parts)
  const server = await buildServer(parts)
  await server.listen({ host: config.host, port: config.port })
  if (config.mode === 'demo') say(greeting(config, parts, performance.now() - started))

  let isStopping = false
  const stop = (signal: string) => {
    // A second signal means "now".
    if (isStopping) process.exit(1)
    isStopping = true
    server.log.info({ signal }, 'stopping')
    parts.stopping.hasBegun = true
    const overdue = setTimeout(() => process.exit(1), config.drainMs + SHUTDOWN_MS)
    overdue.unref()
    void endWell(closeAll({ ...parts, server: { close: () => closeAfter(config.drainMs, server) } }))
  }
  async function endWell(closed: Promise<unknown>): Promise<void> {
    const trouble = await closed.then(
      () => null,
      (error: unknown) => ({ error }),
    )
    // The last of what was done is told, too; a collector that is away holds nobody up.
    await endTracing().catch(() => undefined)
    if (trouble) server.log.error({ err: trouble.error }, 'did not stop well')
    process.exit(trouble ? 1 : 0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  void parts.jobs.start()
}

/** Until proxies have heard that this process wants nobody new, it takes whom they send. */
async function closeAfter(drainMs: number, server: { close: () => Promise<unknown> }): Promise<void> {
  await wait(drainMs)
  await server.close()
}

function greeting(config: Config, parts: App, ms: number): string {
  const notes = parts.demoNotes()
  const others = ['backoffice', 'myaccount', 'su', 'xgb'] as const
  const lines = [
    '',
    `  Clubhouse is running (started in ${(ms / 1000).toFixed(1)} s)`,
    '',
    ...(notes?.clubs ?? []).map((club) => `  ${club.name.padEnd(24)} ${club.origin}`),
    ...others.map((type) => `  ${OTHER_SITES[type].padEnd(24)} ${siteOrigin({ type }, config)}`),
    `  ${'API'.padEnd(24)} ${config.protocol}://${config.baseDomain}/api/docs`,
    `  ${'Demo desk'.padEnd(24)} ${config.protocol}://${config.baseDomain}/dev`,
    '',
    `  Demo people, password ${notes?.password ?? ''}:`,
    ...(notes?.logins ?? []).map(
      (login) => `    ${login.email.padEnd(26)} ${login.role.padEnd(14)} ${login.shows}`,
    ),
    '',
    '  Stop with Ctrl+C.',
    '',
  ]
  return lines.join('\n')
}

const OTHER_SITES = {
  backoffice: 'Back office',
  myaccount: 'My account',
  su: 'Superuser',
  xgb: 'Governing body',
}

try {
  await main()
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n\n`)
  process.exit(1)
}

/** What stops a start is said in a sentence where we know the cause, with the trace where we do not. */
function explain(error: unknown): string {
  const saidWell = [ConfigError, DirectoryTaken, RoleLost, NoPrimary]
  if (saidWell.some((kind) => error instanceof kind)) return (error as Error).message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? `Port ${String(error.port)}` : 'The port'
    return `${port} is taken. Choose another: PORT=3001 npm start`
  }
  if (isDatabaseOutage(error))
    return 'PostgreSQL does not answer at DATABASE_URL. Is it running and reachable?'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
