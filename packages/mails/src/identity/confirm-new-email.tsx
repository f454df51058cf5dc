import { Action, Note, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting } from '../words/phrases.ts'
import { hours } from '../words/spans.ts'

/** To the new mailbox: nothing changes before whoever reads it says so. */
export const confirmNewEmail: Template<'confirm-new-email'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const news = `Someone asked to use this email for their account at ${look.name}. If that was you, confirm it within ${hours(payload.hours)}.`
  const label = 'Use this email'
  const note = 'If it wasn’t you, ignore this email and nothing happens.'
  return {
    subject: 'Confirm your new email',
    preview: 'One press, and it’s the email you sign in with.',
    title: 'Is this your new email?',
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{news}</Paragraph>
        <Action label={label} link={link} look={look} />
        <Note>{note}</Note>
      </>
    ),
    text: [hello, news, `${label}:\n${link}`, note],
    why: `You’re getting this email because someone entered your address at ${look.name}.`,
  }
}
