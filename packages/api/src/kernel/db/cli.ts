import { parseArgs } from 'node:util'
import { readPicture } from '@clubhouse/demo/pictures'
import { historyOf, openDatabase, openGatewayToAsk, openStorage } from '../../adapters.ts'
import { readCommandConfig, USES } from '../command-config.ts'
import type { Config } from '../config.ts'
import { ConfigError } from '../environment.ts'
import { backUp, restore } from './backup/backup.ts'
import { BackupError } from './backup/backup-error.ts'
import { tellKey, writeBackupKey } from './backup/backup-key.ts'
import { tellBackup } from './backup/contents.ts'
import { COMMAND_TIMEOUTS } from './database.ts'
import { DirectoryTaken } from './directory-lock.ts'
import { headOf, type Proof, proveAudit } from '../security/audit-chain.ts'
import { seedDemo } from '#demo-world/seed.ts'
import { proveMoney } from '#money/statement/prove-money.ts'
import { readProving } from '#money/statement/read-proving.ts'
import { tellProof as tellMoney } from '#money/statement/tell-proof.ts'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

const USAGE = `Usage:
  npm run db:migrate                  brings the schema up to date
  npm run db:seed                     resets the demo world
  npm run db:backup  [-- FILE]        writes everything to FILE
  npm run db:restore -- FILE [--key KEYFILE] [--yes]
                                      puts FILE in place of what is there
  npm run db:backup-key -- KEYFILE    makes a key that backups are encrypted for
  npm run audit:prove [-- HEAD…]      reads the audit log whole and names the first link that does not hold
  npm run money:prove -- --club SLUG [--from DAY] [--to DAY]
                                      compares a club's books with the card gateway's, line by line`

async function run(config: Config, command: string | undefined, rest: string[]): Promise<void> {
  switch (command) {
    case 'migrate':
      return withDatabase(config, async (db) => {
        await db.migrate()
        say('The schema is up to date.')
      })
    case 'seed':
      // It takes the place of all that is there.
      if (config.mode === 'live')
        throw new ConfigError('The demo world can’t go into a live deployment. For the demo say MODE=demo.')
      return withDatabase(config, async (db) => {
        await db.migrate()
        await seedDemo({
          db,
          storage: await openStorage(config),
          now: new Date(),
          drawImage: readPicture,
          secret: config.secret,
          history: historyOf(config),
        })
        say('The demo world is in place.')
      })
    case 'backup':
      for (const line of tellBackup(await backUp(config, wordsOf(rest).file))) say(line)
      return
    case 'restore': {
      const { file, replace, keyFile } = wordsOf(rest)
      if (!file) throw new ConfigError(USAGE)
      await restore(config, file, { replace, keyFile })
      return say('Restored.')
    }
    case 'prove-audit':
      return withDatabase(config, async (db) => tellProof(await proveAudit(db, rest)))
    case 'prove-money':
      return withDatabase(config, (db) => proveClubMoney(config, db, rest))
    case undefined:
    default:
      throw new ConfigError(USAGE)
  }
}

function wordsOf(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { yes: { type: 'boolean', default: false }, key: { type: 'string' } },
    })
    return { file: positionals[0], replace: values.yes, keyFile: values.key }
  } catch {
    throw new ConfigError(USAGE)
  }
}

function makeBackupKey(words: readonly string[]): void {
  const { file } = wordsOf(words)
  if (!file) throw new ConfigError(USAGE)
  for (const line of tellKey(writeBackupKey(file, new Date()))) say(line)
}

/** Each chain with its head, which is worth keeping elsewhere: given back here, it shows that nothing was written anew since. */
function tellProof({ chains, broken }: Proof): void {
  for (const chain of chains) say(headOf(chain))
  const faults = broken.map(({ chain, number, why }) =>
    number === null ? `${chain}: ${why}` : `${chain}: link ${number}: ${why}`,
  )
  if (faults.length > 0) throw new ConfigError(`The audit log does not hold.\n${faults.join('\n')}`)
  say('The audit log holds.')
}

type OpenedDatabase = Awaited<ReturnType<typeof openDatabase>>

/** A difference is a failure, as a link that does not hold is. */
async function proveClubMoney(config: Config, db: OpenedDatabase, words: readonly string[]): Promise<void> {
  const asked = await readProving(db, words, new Date())
  if ('problem' in asked) throw new ConfigError(`${asked.problem}\n\n${USAGE}`)
  const proof = await proveMoney({ db, gateway: await openGatewayToAsk(config, db) }, asked)
  for (const line of tellMoney(proof)) say(line)
  if (proof.differences.length > 0) throw new ConfigError('The books do not agree with the card gateway.')
  say('The books agree with the card gateway.')
}

async function withDatabase(config: Config, work: (db: OpenedDatabase) => Promise<void>): Promise<void> {
  const db = await openDatabase(config, (error) => say(`database: ${error.message}`), COMMAND_TIMEOUTS)
  try {
    await work(db)
  } finally {
    await db.close()
  }
}

try {
  const [command, ...rest] = process.argv.slice(2)
  if (command === 'backup-key') makeBackupKey(rest)
  else {
    // The card gateway is asked by one command only.
    const uses = command === 'prove-money' ? undefined : USES.database
    await run(readCommandConfig(process.env, uses), command, rest)
  }
} catch (error) {
  const isKnown =
    error instanceof ConfigError || error instanceof DirectoryTaken || error instanceof BackupError
  process.stderr.write(
    `\n${isKnown ? error.message : error instanceof Error ? error.stack : String(error)}\n\n`,
  )
  process.exitCode = 1
}
