import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { Action, Note, Paragraph, Paragraphs } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { opening } from '../words/opening.ts'
import { greeting } from '../words/phrases.ts'

/** A child has grown up: what that means, and that nothing has to be done. */
export const eighteenToday: Template<'eighteen-today'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const name = mailName(payload.person) || 'Someone in your family'
  const news = opening({ template: 'eighteen-today', payload }, look)
  const label = 'Hand over'
  const link = new URL(payload.path, look.accountOrigin).href
  const note = 'There’s no hurry. Until you do, everything stays as it is.'
  return {
    subject: `${name} is 18: time for their own sign-in?`,
    preview: 'Their memberships and cards can go with them.',
    title: `${name} is 18`,
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraphs texts={news} />
        <Action label={label} link={link} look={look} />
        <Note>{note}</Note>
      </>
    ),
    text: [hello, ...news, `${label}:\n${link}`, note],
    why: `You’re getting this email once, because you look after ${name}’s membership.`,
  }
}
