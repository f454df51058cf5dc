import { ConfigError, Environment } from './environment.ts'
import { missingInLive } from './live-settings.ts'
import { withFiles } from './settings-files.ts'

type Given = Record<string, string | undefined>

/** What was set, in its form, or one refusal that names everything that is wrong and everything that live mode lacks. */
export function checkedEnvironment(environment: Given, uses?: readonly (keyof Environment)[]): Environment {
  const read = withFiles(environment)
  // An empty variable is how shells and compose files say "not set".
  const given = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== ''))
  const { success, data, error } = Environment.safeParse(given)
  if (success) {
    refuse('MODE=live needs these settings:', linesForLive(data, uses))
    return data
  }
  const wrong = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  const names = new Set(error.issues.map(({ path }) => path[0]))
  const usable = Environment.safeParse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !names.has(name))),
  )
  const missing = usable.success ? linesForLive(usable.data, uses) : []
  refuse('These settings are not usable:', [...wrong, ...missing.filter((line) => !names.has(nameIn(line)))])
  throw error
}

const linesForLive = (env: Environment, uses?: readonly (keyof Environment)[]) =>
  env.MODE === 'live' ? missingInLive(env, uses) : []

const nameIn = (line: string): string => /^\w+/.exec(line)?.[0] ?? ''

function refuse(title: string, lines: readonly string[]): void {
  if (lines.length > 0) throw new ConfigError(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}`)
}
