import { Action, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting, oneLine } from '../words/phrases.ts'
import { moment } from '../words/spans.ts'

/** To the mailbox that was: for a week it can take the account back. */
export const emailChanged: Template<'email-changed'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const news = `The email of your account was changed to ${oneLine(payload.email)} on ${moment(payload.at)}. From now on we write to you there.`
  const fine = 'If that was you, there’s nothing to do.'
  const alarm =
    'If it wasn’t you, take your account back. The link works for a week: it brings this email back, and signs everyone out.'
  const label = 'This wasn’t me'
  return {
    subject: 'Your email was changed',
    preview: fine,
    title: 'Your email was changed',
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{news}</Paragraph>
        <Paragraph>{fine}</Paragraph>
        <Paragraph>{alarm}</Paragraph>
        <Action label={label} link={link} look={look} />
      </>
    ),
    text: [hello, news, fine, alarm, `${label}:\n${link}`],
    why: `You’re getting this email because this was the email of your account at ${look.name}.`,
  }
}
