import { argon2Sync, randomBytes, timingSafeEqual } from 'node:crypto'

/** In KiB, and how often it is gone over. */
export interface PasswordCost {
  memory: number
  passes: number
}

/** About thirty milliseconds of one core. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2 }

const SALT_BYTES = 16
const TAG_BYTES = 32

/** The form in which argon2 is written down everywhere: what it cost stands beside the salt and the hash. */
const WRITTEN = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const derive = (
  password: string,
  nonce: Buffer,
  how: PasswordCost & { parallelism: number },
  bytes: number,
) => argon2Sync('argon2id', { message: password, nonce, tagLength: bytes, ...how })

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

export function hash(password: string, { memory, passes }: PasswordCost): string {
  const salt = randomBytes(SALT_BYTES)
  const tag = derive(password, salt, { memory, passes, parallelism: 1 }, TAG_BYTES)
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${unpadded(salt)}$${unpadded(tag)}`
}

export function verify(written: string, password: string): boolean {
  const [, memory, passes, parallelism, salt = '', tag = ''] = WRITTEN.exec(written) ?? []
  if (!memory) throw new Error('A password is stored in a form that is not known')
  const known = Buffer.from(tag, 'base64')
  const how = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return timingSafeEqual(derive(password, Buffer.from(salt, 'base64'), how, known.length), known)
}
