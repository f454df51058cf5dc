import { Note, Paragraph } from '../layout/blocks.tsx'
import { Quote } from '../layout/message-blocks.tsx'
import type { Template } from '../letter.ts'
import { oneLine } from '../words/phrases.ts'

const PREVIEW_LENGTH = 90

/** What somebody of the club answers to a message; what was asked stands below it. */
export const messageReply: Template<'message-reply'> = (payload, look) => {
  const answer = payload.answer.split('\n').map(oneLine)
  const asked = payload.asked.split('\n').map(oneLine)
  const by = `${oneLine(payload.by)}, ${look.name}`
  const before = 'You wrote:'
  return {
    subject: `Re: ${oneLine(payload.subject)}`,
    preview: [...oneLine(payload.answer)].slice(0, PREVIEW_LENGTH).join(''),
    title: 'Your message to us',
    body: (
      <>
        {paragraphsOf(answer).map((lines, at) => (
          <Paragraph key={at}>
            {lines.map((line, number) => (
              <span key={number}>
                {number > 0 && <br />}
                {line}
              </span>
            ))}
          </Paragraph>
        ))}
        <Paragraph>{by}</Paragraph>
        <Note>{before}</Note>
        <Quote lines={asked} colour={look.colour} />
      </>
    ),
    text: [answer.join('\n'), by, `${before}\n${asked.map((line) => `> ${line}`).join('\n')}`],
    why: `You’re getting this email because you wrote to ${look.name} through the contact form of its website.`,
  }
}

/** An empty line begins a new one. */
function paragraphsOf(lines: readonly string[]): string[][] {
  const paragraphs: string[][] = [[]]
  for (const line of lines) {
    if (line === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0)
}
