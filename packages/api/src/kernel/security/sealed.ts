import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** A value that only this deployment can read or make; it stops opening when its time is over. */
export function seal(key: Buffer, value: unknown, expiresAt: Date): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const text = JSON.stringify({ value, until: expiresAt.getTime() })
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** Null for whatever was not sealed by us, was changed, or is too old. */
export function unseal(key: Buffer, sealed: string, now: Date): unknown {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const text =
      decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    const { value, until } = JSON.parse(text) as { value: unknown; until: number }
    return until > now.getTime() ? value : null
  } catch {
    return null
  }
}
