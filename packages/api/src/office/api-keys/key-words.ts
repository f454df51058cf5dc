import { randomBytes } from 'node:crypto'
import { newToken } from '#kernel/security/token-hash.ts'

/** `ch_dunvarra_3fa91c2b77d0` and 43 letters that only its holder knows. */
const KEY = /^(ch_[a-z0-9-]{1,80}_[0-9a-f]{12})[\w-]{43}$/

/** A new key, and how it begins: by that it is found and shown. */
export function newKey(slug: string): { key: string; prefix: string } {
  const prefix = `ch_${slug}_${randomBytes(6).toString('hex')}`
  return { key: `${prefix}${newToken()}`, prefix }
}

/** Of the header `Authorization`; null for whatever is no key of ours. */
export function keyIn(header: unknown): { key: string; prefix: string } | null {
  const [, key] = (typeof header === 'string' && /^Bearer (\S{1,200})$/i.exec(header)) || []
  const [, prefix] = (key && KEY.exec(key)) || []
  return key && prefix ? { key, prefix } : null
}
