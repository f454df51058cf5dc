import { Action, Note, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting } from '../words/phrases.ts'

export const verifyEmail: Template<'verify-email'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const news = `You signed up at ${look.name} with this email address. Please confirm that it’s yours, so we can reach you about your account.`
  const warning =
    'If you didn’t sign up, please ignore this email and don’t confirm: someone else entered your address.'
  const label = 'Confirm my email'
  const note = 'This link is just for you. Please don’t forward this email.'
  return {
    subject: `Confirm your email for ${look.name}`,
    preview: 'One tap, and we know we can reach you.',
    title: 'Confirm your email',
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{news}</Paragraph>
        <Paragraph>{warning}</Paragraph>
        <Action label={label} link={link} look={look} />
        <Note>{note}</Note>
      </>
    ),
    text: [hello, news, warning, `${label}:\n${link}`, note],
    why: `You’re getting this email because this address was given for an account at ${look.name}.`,
  }
}
