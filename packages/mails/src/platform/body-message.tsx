import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { Note, Paragraph } from '../layout/blocks.tsx'
import { Lines } from '../layout/message-blocks.tsx'
import type { Template } from '../letter.ts'
import { greeting, oneLine } from '../words/phrases.ts'

const PREVIEW_LENGTH = 90

/** In the name of a governing body, to the owners and secretaries of its clubs; an answer goes to the body. */
export const bodyMessage: Template<'body-message'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const paragraphs = payload.content
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map(oneLine)
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0)
  const by = mailName(payload.by)
  const signed = by ? `${by}, ${look.name}` : look.name
  const advice = `Reply to this email and your answer goes to ${look.name}.`
  return {
    subject: oneLine(payload.subject),
    preview: [...(paragraphs[0]?.join(' ') ?? '')].slice(0, PREVIEW_LENGTH).join(''),
    title: oneLine(payload.subject),
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        {paragraphs.map((lines, at) => (
          <Paragraph key={at}>
            <Lines lines={lines} />
          </Paragraph>
        ))}
        <Paragraph>{signed}</Paragraph>
        <Note>{advice}</Note>
      </>
    ),
    text: [hello, ...paragraphs.map((lines) => lines.join('\n')), signed, advice],
    why: `You’re getting this email because you’re an owner or a secretary of ${oneLine(payload.club)}, which is affiliated to ${look.name}. It’s in your back office too, under Messages.`,
  }
}
