import type { MailBrand } from '@clubhouse/domain/messages/mail/mail-brand'
import type { Letter } from '../letter.ts'

const WIDTH = 76

/** The text part, written as one writes a letter; not the page with its tags taken away. */
export function plainText({ text, why, leave }: Letter, { name, origin }: MailBrand): string {
  const foot = leave ? [why, `${leave.label}:\n${leave.link}`] : [why]
  // Two hyphens and a space: mail programmes know what follows as the signature.
  return [...[...text, ...foot].map(wrapped), `-- \n${name}\n${origin}`].join('\n\n').concat('\n')
}

/** Breaks between words only: an address keeps its line, however long. */
function wrapped(paragraph: string): string {
  return paragraph.split('\n').map(wrapLine).join('\n')
}

function wrapLine(line: string): string {
  const lines: string[] = []
  for (const word of line.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > WIDTH) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines.join('\n')
}
