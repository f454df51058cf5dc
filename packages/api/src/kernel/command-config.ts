import { type Config, readConfig } from './config.ts'
import { ConfigError, type Environment } from './environment.ts'

/** The settings that commands need in live mode: the machine that backs up need not hold the keys of the card gateway. */
export const USES = {
  database: ['DATABASE_URL'],
  /** Codes are sealed with the secret, and links lead to the domain. */
  mails: ['DATABASE_URL', 'SECRET', 'BASE_DOMAIN'],
} satisfies Record<string, (keyof Environment)[]>

const WHICH_DATABASE = `Which database? Say it, for example:
  DATABASE_URL=postgres://clubhouse_web:…@db.example/clubhouse
or MODE=demo for the demo’s own database in DATA_DIR.`

/**
 * Settings of a command (`npm run db:backup`, `npm run jobs` …). A timer starts it without the environment of the server, so it never
 * guesses a database: an empty one that was made on the spot backs up and proves very well. Named without a mode it is a live one.
 */
export function readCommandConfig(
  environment: Record<string, string | undefined>,
  uses?: readonly (keyof Environment)[],
): Config {
  const { DATABASE_URL: url, DATABASE_URL_FILE: file, MODE: mode } = environment
  if (!url && !file && mode !== 'demo' && mode !== 'live') throw new ConfigError(WHICH_DATABASE)
  return readConfig({ ...environment, MODE: mode ? mode : 'live' }, uses)
}
