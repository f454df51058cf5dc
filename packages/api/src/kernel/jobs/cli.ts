import { z } from 'zod'
import { openDatabase } from '../../adapters.ts'
import { readCommandConfig, USES } from '../command-config.ts'
import { ConfigError } from '../environment.ts'
import type { Tx } from '../db/database.ts'
import { DirectoryTaken } from '../db/directory-lock.ts'
import {
  countMails,
  failedMails,
  hurryMails,
  retryNow,
  type StuckMail,
  waitingMails,
} from '#messages/mail/operate.ts'
import { failedWork, listWork } from './operate.ts'
import type { Progress } from './progress.ts'
import { cancelWork } from './request-work.ts'

const USAGE = `Usage:
  npm run jobs -- list         what waits and what runs
  npm run jobs -- failed       what was given up
  npm run jobs -- retry ID     work that was given up, or a mail that waits: now
  npm run jobs -- retry mails  all mails that wait: now
  npm run jobs -- cancel ID    ends work after the step that is running`

const NOTHING = 'Nothing with this id can be retried or cancelled.'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

async function run(
  tx: Tx,
  command: string | undefined,
  given: string | undefined,
  now: Date,
): Promise<string> {
  switch (command) {
    case 'list': {
      const { due, waiting, failed } = await countMails(tx, now)
      const head = `Mails: ${due} due, ${waiting} wait, ${failed} were given up.`
      return [head, ...mails(await waitingMails(tx)), 'Work:', ...works(await listWork(tx))].join('\n')
    }
    case 'failed':
      return ['Mails:', ...mails(await failedMails(tx)), 'Work:', ...works(await failedWork(tx))].join('\n')
    case 'retry': {
      if (given === 'mails') return `${await hurryMails(tx, now)} mails are due now.`
      const what = await retryNow(tx, idOf(given), now)
      return what ? `The ${what} is due now.` : NOTHING
    }
    case 'cancel':
      return (await cancelWork(tx, idOf(given), now)) ? 'It will stop after the current step.' : NOTHING
    case undefined:
    default:
      throw new ConfigError(USAGE)
  }
}

function idOf(given: string | undefined): string {
  const id = z.uuid().safeParse(given)
  if (!id.success) throw new ConfigError(USAGE)
  return id.data
}

const mails = (rows: StuckMail[]): string[] =>
  rows.map(({ id, template, attempts, lastError, dueAt }) => {
    const next = dueAt ? `again ${dueAt.toISOString()}` : 'given up'
    return `  ${id}  ${template.padEnd(16)} ${attempts} attempts, ${next}, ${lastError ?? ''}`
  })

const works = (rows: Progress[]): string[] =>
  rows.map(({ id, kind, state, done, total, percent, lastError, isCancelling }) => {
    const count = total === null ? `${done}` : `${done}/${total} ${percent ?? 0} %`
    const notes = [isCancelling && 'ends after this step', lastError].filter(Boolean).join(', ')
    return `  ${id}  ${kind.padEnd(16)} ${state.padEnd(10)} ${count.padEnd(14)} ${notes}`.trimEnd()
  })

try {
  const [command, given] = process.argv.slice(2)
  const db = await openDatabase(readCommandConfig(process.env, USES.database), (error) =>
    say(`database: ${error.message}`),
  )
  try {
    say(await db.withPlatform((tx) => run(tx, command, given, new Date())))
  } finally {
    await db.close()
  }
} catch (error) {
  const isKnown = error instanceof ConfigError || error instanceof DirectoryTaken
  process.stderr.write(
    `\n${isKnown ? error.message : error instanceof Error ? error.stack : String(error)}\n\n`,
  )
  process.exitCode = 1
}
