/** A letter from before is not taken again. */
const TOLERANCE_SECONDS = 300

/** What came is not from the club, or came too late. */
export class WebhookRefused extends Error {
  constructor(why) {
    super(`This webhook is not to be trusted: ${why}`)
    this.name = 'WebhookRefused'
  }
}

/** Checks who sent it, by Standard Webhooks, and answers the event. `body` is the text as it came, to the letter. */
export async function readWebhook({ body, headers, secret, now = new Date() }) {
  const read = (name) => (typeof headers.get === 'function' ? headers.get(name) : headers[name]) ?? ''
  const timestamp = read('webhook-timestamp')
  if (!(Math.abs(now.getTime() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS))
    throw new WebhookRefused('it was signed at another time')
  const bytes = new TextEncoder().encode(`${read('webhook-id')}.${timestamp}.${body}`)
  const key = await keyOf(secret)
  for (const signature of read('webhook-signature').split(' ')) {
    const [version, text = ''] = signature.split(',')
    if (version === 'v1' && (await crypto.subtle.verify('HMAC', key, bytesOf(text), bytes)))
      return JSON.parse(body)
  }
  throw new WebhookRefused('its signature is another one')
}

const keyOf = (secret) =>
  crypto.subtle.importKey(
    'raw',
    bytesOf(secret.replace(/^whsec_/, '')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  )

function bytesOf(base64) {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
