import { CONTACT_SUBJECT } from '@clubhouse/domain/messages/contact/contact-rules'
import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
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
  const isAnswer = payload.isAnswer === true
  const news = isAnswer
    ? `Someone has answered an email of ${look.name}. The whole thread is in the back office, under Messages.`
    : `Someone has sent you a message through the contact form of ${look.name}.`
  const advice = isAnswer
    ? 'Answer there, and your colleagues see it too. Reply to this email and your answer goes straight to them.'
    : 'Reply to this email and your answer goes straight to them.'
  // A name that could be read as something else stays out of the line that an inbox shows.
  const known = mailName(sender)
  const subject = isAnswer ? `Re: ${CONTACT_SUBJECT}` : CONTACT_SUBJECT
  return {
    subject: known ? `${subject}: ${known}` : subject,
    preview: [...oneLine(payload.content)].slice(0, PREVIEW_LENGTH).join(''),
    title: isAnswer ? 'An answer for you' : 'A message for you',
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
    why: isAnswer
      ? `You’re getting this email because you look after messages to ${look.name}. Anyone can write one, so be careful with links and requests.`
      : `You’re getting this email because messages from the contact form of ${look.name} come to this address. Anyone can fill it in, so be careful with links and requests.`,
  }
}
