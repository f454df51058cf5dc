import { createHmac, randomBytes } from 'node:crypto'

/** Standard Webhooks (standardwebhooks.com): what is sent can be checked by anybody's library. */
const BEGINS = 'whsec_'

export const newSecret = (): string => `${BEGINS}${randomBytes(32).toString('base64')}`

export interface Signing {
  deliveryId: string
  body: string
  at: Date
  /** More than one while a secret is being changed. */
  secrets: readonly string[]
}

export function signedHeaders({ deliveryId, body, at, secrets }: Signing): Record<string, string> {
  // The same at every attempt: whoever has it already knows.
  const id = `msg_${deliveryId}`
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signature = secrets.map((secret) => `v1,${sign(secret, `${id}.${timestamp}.${body}`)}`).join(' ')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature }
}

const sign = (secret: string, text: string): string =>
  createHmac('sha256', Buffer.from(secret.slice(BEGINS.length), 'base64'))
    .update(text)
    .digest('base64')
