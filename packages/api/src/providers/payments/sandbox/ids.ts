import { randomBytes } from 'node:crypto'

/** An id that says what it is of, as gateways make them. */
export const newId = (of: 'spi' | 'sre' | 'str' | 'sdp' | 'scus' | 'spm' | 'sct' | 'sch' | 'sac'): string =>
  `${of}_${randomBytes(12).toString('hex')}`

/** Unguessable token that gives access. */
export const newSecret = (): string => randomBytes(24).toString('base64url')
