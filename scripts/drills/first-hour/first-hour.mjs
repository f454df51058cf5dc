import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureBuilt } from '../../lib/build.mjs'
import { ensureInstalled } from '../../lib/install.mjs'
import { node24 } from '../../lib/node24.mjs'
import { root } from '../../lib/places.mjs'
import { Refusal, withProgress } from '../../lib/progress.mjs'
import { writeRelease } from '../../lib/release.mjs'
import { startTethered } from '../../lib/tether.mjs'
import { inOwnFolder } from '../own-folder.mjs'
import { beginRun, conclude, tableOf } from '../results.mjs'
import { bootMachine } from './machine.mjs'
import { firstHour, withOwnValues } from './page.mjs'

const DOMAIN = 'clubs.test'
const SUPERUSER = 'una@platform.example'
const SMTP_PORT = 2525
const SERVED_WITHIN_S = 600

/** Nobody is charged, and mails come to the drill. */
const OWN = {
  DOMAIN,
  MAIL_SERVER: `smtp://127.0.0.1:${SMTP_PORT}`,
  STRIPE_SECRET_KEY: 'sk_test_never_used',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_never_used',
  STRIPE_WEBHOOK_SECRET: 'whsec_never_used',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_never_used_either',
}

/** No authority on the internet knows the drill’s domain: Caddy signs itself. */
const BEFORE = `mkdir -p /etc/systemd/system/caddy.service.d
printf '[Service]\\nEnvironment=CERTIFICATE_ISSUER=internal\\n' > /etc/systemd/system/caddy.service.d/drill.conf`

/**
 * From an archive on a new machine to the first club on the air, by what docs/deployment.md has one type, with the clock running; then the first backup,
 * and what the units say of themselves.
 *
 * @returns {Promise<number>}
 */
export async function deployByThePage() {
  await ensureInstalled()
  await ensureBuilt()
  const begun = beginRun()
  return inOwnFolder('first-hour', async ({ folder, keep }) => {
    const machine = await withProgress('A new machine', () => bootMachine(folder, keep))
    await withProgress('An archive of what is built here', () => layArchive(folder, machine.root))
    const began = Date.now()
    /** @type {[what: string, seconds: number][]} */
    const steps = []
    const person = keep(startPerson(machine.net))
    const [values, ...blocks] = firstHour()
    await machine.run(BEFORE)
    const own = withOwnValues(values?.lines ?? '', OWN)
    for (const { title, lines } of blocks) {
      const from = Date.now()
      const written = lines.replaceAll('una@platform.example', SUPERUSER)
      await withProgress(title, async () => {
        const { code, output } = await machine.run(`${own}\n${written}`, {
          isOutside: lines.includes('npm ci'),
        })
        if (code !== 0)
          throw new Refusal(`${output.slice(-3000)}\n\nThe page’s block “${title}” ended with ${code}.`)
      })
      steps.push([title, (Date.now() - from) / 1000])
    }
    const from = Date.now()
    const said = await withProgress('The first superuser makes the first club', () =>
      untilServed(person, machine),
    )
    for (const { done, at } of said) steps.push([done, (at - from) / 1000])
    const served = said.find(({ done }) => done.startsWith('club served'))
    const servedAfter = ((served?.at ?? Number.POSITIVE_INFINITY) - began) / 1000
    const backup = await machine.run(
      'systemctl start clubhouse-backup && ls -l /var/backups/clubhouse && journalctl -u clubhouse-backup --no-pager -o cat | tail -n 8',
    )
    const failed = await machine.run('systemctl --failed --no-legend | grep clubhouse || true')
    const seconds = (/** @type {number} */ s) => `${s.toFixed(1)} s`
    return conclude({
      drill: 'first-hour',
      begun,
      text: tableOf([
        ...steps.map(([what, took]) => /** @type {const} */ ([what, seconds(took)])),
        ['**From the archive to the first club, in all**', `**${seconds(servedAfter)}**`],
        ['The first backup, by its unit', backup.code === 0 ? 'made' : 'failed'],
      ]),
      faults: [
        ...(servedAfter > SERVED_WITHIN_S
          ? [`The club was served after more than ${SERVED_WITHIN_S} s.`]
          : []),
        ...(backup.code === 0 ? [] : [`The backup failed:\n${backup.output}`]),
        ...(failed.output.trim() ? [`Units failed: ${failed.output}`] : []),
      ],
    })
  })
}

/** Named after what is committed, as by `npm run release`. @param {string} folder @param {string} machine */
async function layArchive(folder, machine) {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root }).toString().trim()
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const to = path.join(folder, 'release')
  mkdirSync(to)
  await writeRelease({ release: { version, commit, built_at: new Date().toISOString() }, to })
  for (const file of readdirSync(to)) cpSync(path.join(to, file), path.join(machine, 'root', file))
}

/** @param {string} net */
function startPerson(net) {
  const input = { domain: DOMAIN, email: SUPERUSER, smtpPort: SMTP_PORT }
  const script = path.join(root, 'scripts/drills/first-hour/first-club.ts')
  return startTethered('nsenter', [`--net=${net}`, node24(), script, JSON.stringify(input)])
}

/** @param {import('../../lib/tether.mjs').Tethered} person @param {import('./machine.mjs').Machine} machine */
async function untilServed(person, machine) {
  while (!person.hasEnded()) await wait(200)
  const lines = person.output().split('\n')
  const said = lines.filter((line) => line.startsWith('{"done"')).map((line) => JSON.parse(line))
  if (said.at(-1)?.done === 'owner invited')
    return /** @type {{ done: string, at: number }[]} */ (said.filter(({ done }) => done !== 'mail server'))
  // At once: taking the machine down takes a while.
  console.log(person.output().slice(-3000))
  const { output } = await machine.run(
    'systemctl --no-pager status "clubhouse-*" | tail -n 40; journalctl --no-pager -o cat -u "clubhouse-*" -u caddy | tail -n 40',
  )
  throw new Refusal(output)
}
