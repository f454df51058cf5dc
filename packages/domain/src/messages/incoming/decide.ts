import { readDeliveryStatus, returnedMailId } from './delivery-report.ts'
import { type IncomingToken, readIncomingAddress } from './incoming-address.ts'

/** A mail as it arrived, taken apart; nothing in it is believed. */
export interface ReceivedMail {
  /** By lower-case name, in their order. */
  headers: readonly { name: string; value: string }[]
  /** Whom it says it was sent to and delivered to. */
  recipients: readonly string[]
  from: string | null
  text: string
  attachments: readonly string[]
  /** The parts of a report about a mail of ours, where it is one. */
  report: { status: string; returned: string } | null
}

export interface OurAddresses {
  /** `post@mail.example`, before its tokens. */
  mailbox: string
  /** After the @ of the ids of our mails. */
  domain: string
}

export type IncomingDecision =
  | { what: 'bounce'; token: IncomingToken | null; mailId: string | null; status: string; isHard: boolean }
  | { what: 'reply'; token: IncomingToken; from: string; isAutomatic: boolean }
  /** Nothing follows from it, as was to be expected: a delay, somebody who is away. */
  | { what: 'nothing' }
  /** Nobody can tell what it is: somebody should look. */
  | { what: 'unknown' }

export function decideIncoming(mail: ReceivedMail, { mailbox, domain }: OurAddresses): IncomingDecision {
  const tokens = mail.recipients.map((address) => readIncomingAddress(address, mailbox))
  const token = tokens.find((each) => each !== null) ?? null
  if (mail.report) {
    const reported = readDeliveryStatus(mail.report.status)
    if (reported.fate === 'other') return { what: 'nothing' }
    const { status, isHard } = reported
    const ours = token?.kind === 'bounce' ? token : null
    const mailId = ours ? null : returnedMailId(mail.report.returned, domain)
    return ours || mailId ? { what: 'bounce', token: ours, mailId, status, isHard } : { what: 'unknown' }
  }
  const isAutomatic = isByMachine(mail)
  if (token?.kind === 'thread' && mail.from && !isReturned(mail))
    return { what: 'reply', token, from: mail.from.toLowerCase(), isAutomatic }
  // Who is away has that said to the address on the envelope.
  return isAutomatic ? { what: 'nothing' } : { what: 'unknown' }
}

const valuesOf = ({ headers }: ReceivedMail, wanted: string): string[] =>
  headers.filter(({ name }) => name === wanted).map(({ value }) => value.trim().toLowerCase())

/** RFC 5321, 4.5.5: what a mail server writes itself has nobody to return to. */
const isReturned = (mail: ReceivedMail): boolean =>
  valuesOf(mail, 'return-path').includes('<>') && /^(?:mailer-daemon|postmaster)@/i.test(mail.from ?? '')

/** RFC 3834 and what came before it. What a machine wrote opens nothing again, and no machine of ours answers it. */
export function isByMachine(mail: ReceivedMail): boolean {
  const has = (name: string) => valuesOf(mail, name).length > 0
  return (
    valuesOf(mail, 'auto-submitted').some((value) => !/^no\b/.test(value)) ||
    valuesOf(mail, 'precedence').some((value) => /^(?:bulk|junk|list|auto_reply)\b/.test(value)) ||
    valuesOf(mail, 'return-path').includes('<>') ||
    // Receipts and the like; a report of a mail server was taken before.
    valuesOf(mail, 'content-type').some((value) => value.startsWith('multipart/report')) ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponse', 'list-id'].some(has) ||
    /^(?:mailer-daemon|postmaster)@/i.test(mail.from ?? '')
  )
}
