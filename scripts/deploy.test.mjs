import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/places.mjs'
import { sourceFiles } from './lib/source-files.mjs'

const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8')
const SETTINGS = new Set(
  [...read('packages/api/src/kernel/environment.ts').matchAll(/^ {2}([A-Z][A-Z\d_]+): /gm)].map(
    ([, name]) => name ?? '',
  ),
)
const isSetting = (/** @type {string} */ name) =>
  SETTINGS.has(name) || SETTINGS.has(name.replace(/_FILE$/, ''))
const systemd = readdirSync(path.join(root, 'deploy/systemd')).map((file) => `deploy/systemd/${file}`)

/** Names that are given a value in a file of deploy/, be they commented out. @param {string} text */
function settingsIn(text) {
  const named = [...text.matchAll(/(?:^#?|[\s{]|Environment=)([A-Z][A-Z\d_]{3,})(?:=|: )/gm)].map(
    ([, name]) => name ?? '',
  )
  return new Set(named.filter((name) => !NOT_OURS.has(name)))
}
const NOT_OURS = new Set(['POSTGRES_PASSWORD_FILE', 'ARCHIVE'])

test.each([
  'deploy/clubhouse.env',
  ...systemd,
  'deploy/container/compose.yaml',
  'deploy/container/Containerfile',
])('%s sets nothing that is no setting', (file) => {
  expect([...settingsIn(read(file))].filter((name) => !isSetting(name))).toEqual([])
})

/** As `live-settings.ts` names what live mode lacks. */
const NEEDED = [
  ...read('packages/api/src/kernel/live-settings.ts').matchAll(/^ {4}\[\s*'([A-Z_]+)',\s*'/gm),
].map(([, name]) => name ?? '')

test.each([
  'deploy/systemd/clubhouse-web@.service',
  'deploy/systemd/clubhouse-worker.service',
  'deploy/container/compose.yaml',
])('%s and the environment file give what live mode needs, secrets as files', (file) => {
  const given = new Set([...settingsIn(read(file)), ...settingsIn(read('deploy/clubhouse.env'))])
  expect(NEEDED.length).toBeGreaterThan(8)
  expect(NEEDED.filter((name) => !given.has(name) && !given.has(`${name}_FILE`))).toEqual([])
  const secrets = ['SECRET', 'DATABASE_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY']
  expect(secrets.filter((name) => !given.has(`${name}_FILE`))).toEqual([])
})

const TOLD = new Set(
  sourceFiles('packages/api/src')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...read(file).matchAll(/name: '(clubhouse_\w+)'/g)].map(([, name]) => name ?? '')),
)
/** What prom-client and Prometheus tell by themselves. */
const BY_THEMSELVES = new Set([
  'up',
  'process_resident_memory_bytes',
  'process_cpu_seconds_total',
  'nodejs_eventloop_lag_p99_seconds',
])

/** @param {string} expression */
const metricsIn = (expression) =>
  [
    ...expression
      .replaceAll(/\{[^}]*\}|by \([^)]*\)|"[^"]*"|\[\w+\]/g, ' ')
      .matchAll(/\b[a-z]\w*_\w+\b|\bup\b/g),
  ]
    .map(([name]) => name.replace(/_(?:count|bucket|sum)$/, ''))
    .filter((name) => name !== 'histogram_quantile')

test('alerts and dashboard ask for nothing that the product does not tell', () => {
  const alerts = [...read('deploy/prometheus/alerts.yml').matchAll(/expr: (.+)/g)].map(
    ([, expression]) => expression ?? '',
  )
  const { panels } = JSON.parse(read('deploy/grafana/clubhouse.json'))
  const shown = panels.flatMap((/** @type {{ targets: { expr: string }[] }} */ { targets }) =>
    targets.map(({ expr }) => expr),
  )
  const asked = new Set([...alerts, ...shown].flatMap(metricsIn))
  expect(asked.size).toBeGreaterThan(8)
  expect([...asked].filter((name) => !TOLD.has(name) && !BY_THEMSELVES.has(name))).toEqual([])
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

// Debian's package prometheus has it; whoever has not is told that it was passed over.
test.skipIf(!hasPromtool)('O14 the alerts are rules, wake somebody when they should and nobody else', () => {
  for (const args of [
    ['check', 'rules', 'deploy/prometheus/alerts.yml'],
    ['test', 'rules', 'scripts/drills/alerts.promtool.yml'],
  ]) {
    const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: root, encoding: 'utf8' })
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, ''])
  }
})

test('each alert says what it is and what to do', () => {
  const text = read('deploy/prometheus/alerts.yml')
  const count = (/** @type {RegExp} */ pattern) => text.match(pattern)?.length ?? 0
  expect(count(/- alert:/g)).toBeGreaterThan(8)
  for (const line of [/summary: /g, / do: /g, /severity: /g]) expect(count(line)).toBe(count(/- alert:/g))
})
