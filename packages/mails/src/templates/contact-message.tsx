import { CONTACT_SUBJECT } from '@clubhouse/domain/contact/contact-rules'
import { mailName } from '@clubhouse/domain/mails/mail-name'
import { Paragraph } from '../layout/blocks.tsx'
import { Facts, Quote } from '../layout/message-blocks.tsx'
import type { Template } from '../letter.ts'
import { oneLine } from '../words/phrases.ts'

const PREVIEW_LENGTH = 90

/** CONTACT-07: to the club; an answer goes to whoever wrote. */
export const contactMessage: Template<'contact-message'> = (payload, look) => {
  const sender = oneLine(payload.sender)
  const lines = payload.content.split('\n').map(oneLine)
  const facts = [
    { name: 'Name', value: sender },
    { name: 'Email', value: oneLine(payload.email) },
    ...(payload.phone === null ? [] : [{ name: 'Phone', value: `+${oneLine(payload.phone)}` }]),
  ]
  const news = `Someone has sent you a message through the contact form of ${look.name}.`
  const advice = 'Reply to this e-mail and your answer goes straight to them.'
  // A name that could be read as something else stays out of the line that an inbox shows.
  const known = mailName(sender)
  return {
    subject: known ? `${CONTACT_SUBJECT}: ${known}` : CONTACT_SUBJECT,
    preview: [...oneLine(payload.content)].slice(0, PREVIEW_LENGTH).join(''),
    title: 'A message for you',
    body: (
      <>
        <Paragraph>{news}</Paragraph>
        <Facts facts={facts} />
        <Quote lines={lines} colour={look.colour} />
        <Paragraph>{advice}</Paragraph>
      </>
    ),
    text: [
      news,
      facts.map(({ name, value }) => `${name}: ${value}`).join('\n'),
      `Message:\n${lines.join('\n')}`,
      advice,
    ],
    why: `You’re getting this e-mail because messages from the contact form of ${look.name} come to this address. Anyone can fill it in, so be careful with links and requests.`,
  }
}
