/** What somebody wrote, apart from what their mail programme put below it. */
export interface ReplyText {
  content: string
  /** What was cut off; null where nothing surely was a quotation. */
  quoted: string | null
}

export const REPLY_LIMITS = { content: 10_000, quoted: 20_000, names: 20, name: 120 } as const

/** "On Mon, 16 Nov 2026 at 10:00, The Club <post@mail.example> wrote:", which may be broken over three lines. */
const WROTE = /^On\b.{4,400}\bwrote:$/
const ORIGINAL = /^-{3,} ?Original Message ?-{3,}$/i
/** More than is kept is not looked at. */
const LONGEST = 100_000
const HEAD_LINES = 8
const RULE = /^_{10,}$/

/** Cut where the rest is a quotation and nothing else: words that somebody put between the lines stay where they are. */
export function splitReply(text: string): ReplyText {
  const lines = tidy(text)
  const tail = quotedTail(lines)
  const at = lines.findIndex((_, index) => beginsQuotation(lines, index, tail))
  const content = lines.slice(0, at).join('\n').trim()
  if (at === -1 || content === '')
    return { content: cut(lines.join('\n').trim(), REPLY_LIMITS.content), quoted: null }
  const quoted = lines.slice(at).join('\n').trim()
  return { content: cut(content, REPLY_LIMITS.content), quoted: cut(quoted, REPLY_LIMITS.quoted) }
}

/** From where on every line is quoted or empty, and the last that is quoted. */
interface Tail {
  from: number
  last: number
}

function quotedTail(lines: readonly string[]): Tail {
  const last = lines.findLastIndex((line) => line.startsWith('>'))
  return { from: lines.findLastIndex((line) => line !== '' && !line.startsWith('>')) + 1, last }
}

function beginsQuotation(lines: readonly string[], at: number, { from, last }: Tail): boolean {
  const line = lines[at]?.trim() ?? ''
  const isTail = (index: number) => index >= from && index <= last
  if (line.startsWith('>')) return isTail(at)
  if (line.startsWith('On ')) {
    const length = [1, 2, 3].find((count) => WROTE.test(joined(lines.slice(at, at + count))))
    return length !== undefined && isTail(at + length)
  }
  if (ORIGINAL.test(line)) return true
  return isOutlookHead(lines.slice(at, at + HEAD_LINES).filter((each) => !RULE.test(each)))
}

const joined = (lines: readonly string[]): string => lines.map((line) => line.trim()).join(' ')

/** Outlook quotes without a mark: it repeats the head of the mail, in this order. */
function isOutlookHead(lines: readonly string[]): boolean {
  const [first, ...rest] = lines
    .filter((line) => line.trim() !== '')
    .slice(0, 6)
    .map((line) => line.trim().replaceAll('*', ''))
  const has = (pattern: RegExp) => rest.some((line) => pattern.test(line))
  return /^From: \S/.test(first ?? '') && has(/^(?:Sent|Date): \S/) && has(/^To: \S/) && has(/^Subject:/)
}

/** No control characters but the ends of lines, and no pages of nothing. */
function tidy(text: string): string[] {
  const lines = text
    .slice(0, LONGEST)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
  return lines.filter((line, at) => line !== '' || lines[at - 1] !== '' || lines[at - 2] !== '')
}

/** What is cut in the middle of a sign, or came so, is refused by the database. */
const cut = (text: string, most: number): string =>
  (text.length > most ? `${text.slice(0, most - 2)} …` : text).toWellFormed()

/** Files are not kept; what they were called is said. */
export const attachmentNames = (names: readonly string[]): string[] =>
  names
    .slice(0, REPLY_LIMITS.names)
    .map((name) => cut(name.replaceAll(/\p{Cc}/gu, ' ').trim(), REPLY_LIMITS.name))
    .filter((name) => name !== '')
