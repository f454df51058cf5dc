import { createHmac, timingSafeEqual } from 'node:crypto'

export const SIGNATURE_HEADER = 'sandbox-signature'

/** Highest age of a signature, against replays. */
const FRESH_SECONDS = 300

const macOf = (secret: string, seconds: number | string, body: string | Buffer): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()

/** `t=<seconds>,v1=<hex HMAC-SHA-256 of "t.body">` */
export function sign(secret: string, body: string | Buffer, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${macOf(secret, seconds, body).toString('hex')}`
}

export function isSigned(secret: string, raw: Buffer, header: string | undefined, now: Date): boolean {
  const [, seconds, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (seconds === undefined || mac === undefined) return false
  if (!timingSafeEqual(macOf(secret, seconds, raw), Buffer.from(mac, 'hex'))) return false
  return Math.abs(now.getTime() / 1000 - Number(seconds)) <= FRESH_SECONDS
}
