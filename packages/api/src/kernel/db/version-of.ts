import { createHash } from 'node:crypto'

/**
 * Names what something says: the same again only if it says the same. For what is edited without a counter of its own; the
 * order of the fields counts, so one place makes them.
 */
export const versionOf = (value: object): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
