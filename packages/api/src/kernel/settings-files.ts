import { readFileSync } from 'node:fs'
import { ConfigError, Environment } from './environment.ts'

const NAMES = Object.keys(Environment.shape)

/**
 * `SECRET_FILE=/run/secrets/secret` for `SECRET`, and so with every setting: what systemd, container engines and their like hand over as
 * files is in no environment that another process could read.
 */
export function withFiles(
  environment: Record<string, string | undefined>,
): Record<string, string | undefined> {
  const named = NAMES.filter((name) => environment[fileOf(name)])
  const read = named.map((name) => [name, textOf(name, environment)] as const)
  return { ...environment, ...Object.fromEntries(read) }
}

const fileOf = (name: string) => `${name}_FILE`

function textOf(name: string, environment: Record<string, string | undefined>): string {
  const setting = fileOf(name)
  const place = environment[setting] ?? ''
  if (environment[name]) throw new ConfigError(`${setting}: ${name} is set as well, keep one of the two`)
  const text = contentOf(setting, place).trimEnd()
  if (text === '') throw new ConfigError(`${setting}: ${place} is empty`)
  return text
}

function contentOf(setting: string, place: string): string {
  try {
    return readFileSync(place, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new ConfigError(`${setting}: ${place} cannot be read (${code})`)
  }
}
