import { createHash, randomBytes } from 'node:crypto'
import { keyedHash } from './keys.ts'

/** 256 bits, opaque: it means nothing to whoever reads it. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Only this is stored. A token is long and random, so a plain hash cannot be turned round. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * What a refresh token turns into. It follows from the token and our key, so two processes that are asked at
 * the same moment give one browser the same answer without having to tell each other a secret.
 */
export const successorOf = (key: Buffer, kind: 'access' | 'refresh', token: string): string =>
  keyedHash(key, `${kind} ${token}`).toString('base64url')
