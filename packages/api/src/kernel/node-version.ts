import { ConfigError } from './environment.ts'

/** Passwords are hashed by argon2 of Node's own, which is there since then. */
const LEAST = { major: 24, minor: 7 }

/** On an older one everything would start and nobody could sign in. */
export function refuseOldNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isEnough = major > LEAST.major || (major === LEAST.major && minor >= LEAST.minor)
  if (!isEnough)
    throw new ConfigError(
      `Clubhouse needs Node ${LEAST.major}.${LEAST.minor} or newer, and this is Node ${version}.`,
    )
}
