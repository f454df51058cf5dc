import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { together } from '@clubhouse/domain/messages/mailings/placeholders'
import { Action, Paragraph, Paragraphs } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { opening } from '../words/opening.ts'
import { greeting } from '../words/phrases.ts'

/** Somebody is a member for the first time. */
export const memberWelcome: Template<'member-welcome'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const who = together(payload.members.map(mailName))
  const news = opening({ template: 'member-welcome', payload }, look)
  const label = 'Go to my account'
  const link = look.accountOrigin
  return {
    subject: `Welcome to ${look.name}`,
    preview: who ? `${who} ${payload.members.length === 1 ? 'is' : 'are'} on board.` : 'Good to have you.',
    title: `Welcome to ${look.name}`,
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraphs texts={news} />
        <Action label={label} link={link} look={look} />
      </>
    ),
    text: [hello, ...news, `${label}:\n${link}`],
    why: `You’re getting this email once, because you bought a first membership of ${look.name}.`,
  }
}
