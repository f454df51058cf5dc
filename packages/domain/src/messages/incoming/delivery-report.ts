/** What a mail server says about a mail that it could not deliver (RFC 3464), and what follows from it. */
export type ReportedFate =
  | { fate: 'returned'; status: string; isHard: boolean }
  /** Still being tried, delivered after all, or words that say neither. */
  | { fate: 'other' }

const OTHER: ReportedFate = { fate: 'other' }
const CODE = /\b([245])\.(\d{1,3})\.(\d{1,3})\b/

/**
 * Codes of RFC 3463 that speak of the mailbox itself: nobody is there, and nobody will be. Full ones, large mails and rules against
 * the sender come back too, and say nothing against the address.
 */
const NOBODY_THERE = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1|4\.[14])$/
/** Without a code: what mail servers answer to the name of the recipient. */
const REFUSED_NAME = /\b55[013]\b/

/** One mail has one recipient: the first who failed is theirs. */
export function readDeliveryStatus(text: string): ReportedFate {
  const failed = groupsOf(text).find((fields) => fields.get('action')?.toLowerCase().startsWith('failed'))
  if (!failed) return OTHER
  const diagnostic = failed.get('diagnostic-code') ?? ''
  const status = codeOf(failed.get('status')) ?? codeOf(diagnostic) ?? '5.0.0'
  // Some say no more than that it failed, and leave the code to the words of the other server.
  const exact = status === '5.0.0' ? (codeOf(diagnostic) ?? status) : status
  const isHard = NOBODY_THERE.test(exact) || (exact === '5.0.0' && REFUSED_NAME.test(diagnostic))
  return { fate: 'returned', status: exact, isHard }
}

const codeOf = (text: string | undefined): string | null => CODE.exec(text ?? '')?.[0] ?? null

/** Each group of fields stands between empty lines; a line that begins with a space belongs to the one before it. */
function groupsOf(text: string): Map<string, string>[] {
  const unfolded = text.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+(?=\S)/g, ' ')
  return unfolded.split(/\n[ \t]*\n/).map((group) => {
    const lines = group.split('\n').map((line) => /^([\w-]+):[ \t]*(.*)$/.exec(line))
    return new Map(
      lines.flatMap((found) => (found ? [[(found[1] ?? '').toLowerCase(), found[2] ?? '']] : [])),
    )
  })
}

/** The id of a mail of ours, out of the headers that came back with the report. */
export function returnedMailId(headers: string, domain: string): string | null {
  const unfolded = headers.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+/g, ' ')
  const [, id, at] = /^message-id:\s*<([0-9a-f-]{36})@([^<>\s]+)>/im.exec(unfolded) ?? []
  return id !== undefined && at?.toLowerCase() === domain.toLowerCase() ? id.toLowerCase() : null
}
