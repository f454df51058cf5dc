import { createHmac, hkdfSync } from 'node:crypto'

/**
 * What a key is for: each purpose has its own, so that nothing made for one can be used for another. Whoever has such a
 * purpose names it beside the line that uses it.
 */
export interface KeyPurposes {
  'rate-key': true
  'audit-address': true
}

/** A key out of the deployment's one secret. */
export function deriveKey(secret: string, purpose: keyof KeyPurposes): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'clubhouse', purpose, 32))
}

/** What cannot be read back, and cannot be guessed without the key. */
export const keyedHash = (key: Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest()
