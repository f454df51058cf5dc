import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../lib/places.mjs'
import { capture, runQuietly } from '../lib/run.mjs'
import { programOf } from './programs.mjs'

const deploy = (/** @type {string[]} */ ...parts) => path.join(root, 'deploy', ...parts)

/**
 * Each file of deploy/ read by the program that it is for.
 *
 * @type {{ what: string, program: string, from: string, run: (program: string, folder: string) => Promise<unknown> }[]}
 */
const TRIALS = [
  {
    what: 'deploy/caddy/Caddyfile',
    program: 'caddy',
    from: 'caddy',
    run: (program) =>
      runQuietly(program, ['validate', '--adapter', 'caddyfile', '--config', deploy('caddy', 'Caddyfile')]),
  },
  { what: 'deploy/nginx/clubhouse.conf', program: 'nginx', from: 'nginx-light', run: tryNginx },
  {
    what: 'deploy/haproxy/haproxy.cfg',
    program: 'haproxy',
    from: 'haproxy',
    run: (program) => runQuietly(program, ['-c', '-f', deploy('haproxy', 'haproxy.cfg')]),
  },
  {
    what: 'deploy/patroni/hand-over-when-full.sh',
    program: 'dash',
    from: 'dash',
    run: (program) => runQuietly(program, ['-n', deploy('patroni', 'hand-over-when-full.sh')]),
  },
  {
    what: 'deploy/rsyslog/60-clubhouse.conf',
    program: 'rsyslogd',
    from: 'rsyslog-gnutls',
    run: (program) => runQuietly(program, ['-N1', '-f', deploy('rsyslog', '60-clubhouse.conf')]),
  },
  {
    what: 'deploy/prometheus/alerts.yml',
    program: 'promtool',
    from: 'prometheus',
    run: (program) => runQuietly(program, ['check', 'rules', deploy('prometheus', 'alerts.yml')]),
  },
  { what: 'deploy/prometheus/prometheus.yml', program: 'promtool', from: 'prometheus', run: tryPrometheus },
  {
    what: 'deploy/systemd, deploy/patroni/hand-over-when-full.service',
    program: 'systemd-analyze',
    from: 'systemd',
    run: (program) =>
      runQuietly(program, [
        'verify',
        deploy('systemd', 'clubhouse-web@.service'),
        deploy('systemd', 'clubhouse-worker.service'),
        deploy('systemd', 'clubhouse-backup.service'),
        deploy('systemd', 'clubhouse-backup.timer'),
        deploy('patroni', 'hand-over-when-full.service'),
      ]),
  },
]

/** @returns {Promise<number>} */
export async function tryDeployFiles() {
  const folder = mkdtempSync(path.join(tmpdir(), 'clubhouse-deploy-'))
  let failed = 0
  try {
    for (const { what, program: name, from, run } of TRIALS) {
      const program = await programOf(name, from)
      if (!program) {
        console.log(`– ${what}: ${name} is not on this machine`)
        continue
      }
      try {
        await run(program, folder)
        console.log(`✓ ${what}, by ${name}`)
      } catch (error) {
        failed += 1
        console.log(`✗ ${what}, by ${name}:\n${error instanceof Error ? error.message : String(error)}`)
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return failed === 0 ? 0 : 1
}

/** It wants the certificate that it names: one made for the trial takes its place. @param {string} program @param {string} folder */
async function tryNginx(program, folder) {
  const key = path.join(folder, 'key.pem')
  const certificate = path.join(folder, 'certificate.pem')
  const forOneDay = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-subj',
    '/CN=clubs.example',
    '-days',
    '1',
    '-nodes',
  ]
  await runQuietly('openssl', [...forOneDay, '-keyout', key, '-out', certificate])
  const ours = readFileSync(deploy('nginx', 'clubhouse.conf'), 'utf8')
    .replaceAll(/\/etc\/letsencrypt\/\S+fullchain\.pem/g, certificate)
    .replaceAll(/\/etc\/letsencrypt\/\S+privkey\.pem/g, key)
  const whole = path.join(folder, 'nginx.conf')
  writeFileSync(whole, `pid ${folder}/nginx.pid;\nevents {}\nhttp {\n${ours}\n}\n`)
  await runQuietly(program, ['-t', '-q', '-c', whole, '-e', path.join(folder, 'error.log')])
}

/** It looks for the rules where they will be. @param {string} program @param {string} folder */
async function tryPrometheus(program, folder) {
  const ours = readFileSync(deploy('prometheus', 'prometheus.yml'), 'utf8')
    .replace('/etc/prometheus/clubhouse-alerts.yml', deploy('prometheus', 'alerts.yml'))
    .replace('/etc/prometheus/clubhouse-metrics-token', path.join(folder, 'token'))
  writeFileSync(path.join(folder, 'token'), 'a-token-for-the-trial')
  const file = path.join(folder, 'prometheus.yml')
  writeFileSync(file, ours)
  const { code, output } = await capture(program, ['check', 'config', file])
  if (code !== 0) throw new Error(output)
}
