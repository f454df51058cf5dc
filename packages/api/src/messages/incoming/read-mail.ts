import type { Address, Email } from 'postal-mime'
import { isValidEmail } from '@clubhouse/domain/identity/email-rules'
import { plainTextOf } from '@clubhouse/domain/site/content/article-text'
import type { ReceivedMail } from '@clubhouse/domain/messages/incoming/decide'
import { sanitiseContent } from '#site/content/port.ts'

/** Where mail servers say whom a mail was for. */
const DELIVERED = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-rcpt-to']
const LONGEST_ADDRESS = 254
const LONGEST_HTML = 200_000
/** More parts than this are no letter. */
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 }
const RETURNED = /^(?:message\/rfc822|(?:text|message)\/rfc822-headers)$/
/** A report's head is at its beginning. */
const HEAD = 64 * 1024

/** Null for what is no mail. */
export async function readMail(
  source: Uint8Array,
): Promise<{ mail: ReceivedMail; id: string | null } | null> {
  // With the first mail: most processes never need it.
  const { default: PostalMime } = await import('postal-mime')
  try {
    const email = await PostalMime.parse(source, { ...LIMITS, attachmentEncoding: 'arraybuffer' })
    return { mail: received(email), id: email.messageId?.trim() || null }
  } catch {
    return null
  }
}

function received(email: Email): ReceivedMail {
  const headers = email.headers.map(({ key: name, value }) => ({ name, value }))
  const delivered = headers.filter(({ name }) => DELIVERED.includes(name)).map(({ value }) => bare(value))
  const named = [...(email.to ?? []), ...(email.cc ?? [])].flatMap(addressesOf)
  const [from = ''] = email.from ? addressesOf(email.from) : []
  return {
    headers,
    recipients: [...delivered, ...named],
    from: isAddress(from) ? from : null,
    text: email.text ?? plainTextOf(sanitiseContent((email.html ?? '').slice(0, LONGEST_HTML))),
    attachments: email.attachments.map(({ filename, mimeType }) => filename ?? mimeType),
    report: reportOf(email),
  }
}

const isAddress = (text: string): boolean => text.length <= LONGEST_ADDRESS && isValidEmail(text)
const bare = (value: string): string => /<([^<>]*)>/.exec(value)?.[1] ?? value
const addressesOf = (address: Address): string[] =>
  (address.group ?? [address]).flatMap((each) => (each.address ? [each.address] : []))

function reportOf(email: Email): ReceivedMail['report'] {
  const type = email.headers.find(({ key }) => key === 'content-type')?.value ?? ''
  const status = email.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
  if (!status || !/^multipart\/report\b.*\breport-type="?delivery-status\b/is.test(type)) return null
  const returned = email.attachments.find(({ mimeType }) => RETURNED.test(mimeType))
  return {
    status: headOf(status.content),
    returned: returned ? (headOf(returned.content).split(/\r?\n\r?\n/)[0] ?? '') : '',
  }
}

const headOf = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string'
    ? content.slice(0, HEAD)
    : Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content)
        .subarray(0, HEAD)
        .toString()
