import { Action, Note, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting } from '../words/greeting.ts'

export const verifyEmail: Template<'verify-email'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const news = `You signed up at ${look.name} with this e-mail address. Please confirm that it is yours, so that we can reach you about your account.`
  const warning =
    'If you did not sign up, please ignore this mail and do not confirm: somebody else entered your e-mail address.'
  const label = 'Confirm my e-mail'
  const note = 'This link is for you alone. Please do not forward this mail.'
  return {
    subject: `Confirm your e-mail for ${look.name}`,
    preview: 'One press, and we know that we can reach you.',
    title: 'Confirm your e-mail',
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
    why: `You get this mail because this e-mail address was given for an account at ${look.name}.`,
  }
}
