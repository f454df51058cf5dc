import { emailError } from '@clubhouse/domain/identity/email-rules'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import { openDatabase } from '../../adapters.ts'
import { readCommandConfig, USES } from '#kernel/command-config.ts'
import { ConfigError } from '#kernel/environment.ts'
import { DirectoryTaken } from '#kernel/db/directory-lock.ts'
import type { Site } from '#kernel/http/sites.ts'
import { Audit } from '#kernel/security/audit.ts'
import { rootSecret } from '#kernel/security/root-secret.ts'
import { MailedCodes } from '#identity/sign-in/codes/mailed-codes.ts'
import { clubsConcerned } from '#identity/sign-in/people/clubs-concerned.ts'
import { makeSuperuser } from '#identity/sign-in/people/make-superuser.ts'
import { Sessions } from '#identity/sign-in/sessions/sessions.ts'

const USAGE = `Usage:
  npm run superuser -- EMAIL FIRST-NAME LAST-NAME  makes someone a superuser, with an hour to set up their first passkey
  npm run superuser -- EMAIL                       the same for someone who has an account
  npm run superuser -- EMAIL --lost-passkeys       the same for one who has lost theirs: the old ones open nothing any more`

const say = (text: string): void => void process.stdout.write(`${text}\n`)

try {
  const [given = '', firstName = '', lastName = '', ...tooMuch] = process.argv
    .slice(2)
    .filter((word) => !word.startsWith('--'))
  const flags = process.argv.slice(2).filter((word) => word.startsWith('--'))
  const email = given.trim().toLowerCase()
  const hasLostPasskeys = flags.includes('--lost-passkeys')
  const names = firstName === '' ? null : { firstName, lastName }
  if (
    email === '' ||
    names?.lastName === '' ||
    tooMuch.length > 0 ||
    flags.some((flag) => flag !== '--lost-passkeys')
  )
    throw new ConfigError(USAGE)
  const wrong = emailError(email)
  if (wrong !== null) throw new ConfigError(`${given}: ${wrong}`)

  const config = readCommandConfig(process.env, USES.mails)
  const now = () => new Date()
  const db = await openDatabase(config, (error) => say(`database: ${error.message}`))
  try {
    const origin = siteOrigin({ type: 'su' }, config)
    const site: Site = {
      host: { type: 'su' },
      name: 'su',
      clubId: '',
      origin,
      keyPrefix: ` ${origin}`,
      isSuspended: false,
    }
    const secret = await rootSecret(db, config)
    const deps = {
      now,
      audit: new Audit({ now, secret, clubsConcerned }),
      codes: new MailedCodes({ db, now, secret }),
      sessions: new Sessions({ db, now, secret }),
    }
    const made = await db.withPlatform((tx) =>
      makeSuperuser(deps, tx, {
        email,
        names,
        site,
        hasLostPasskeys,
      }),
    )
    if (!made)
      throw new ConfigError(`Nobody has the email ${email} yet: say what they are called.\n\n${USAGE}`)
    say(`${email} is a superuser.`)
    if (made.isMailed)
      say(
        `A code goes to them by mail as soon as a worker runs; with it they set their password on ${origin}.`,
      )
    say(`Until ${made.until.toISOString()} they can set up their first passkey: ${origin}/security/passkey`)
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
