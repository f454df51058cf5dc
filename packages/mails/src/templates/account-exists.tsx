import { Action, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting } from '../words/greeting.ts'

export const accountExists: Template<'account-exists'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const news = `Somebody wanted to create an account at ${look.name} with this e-mail address. You have one already, so nothing was created.`
  const advice =
    'If that was you, sign in instead. Should you not know your password any more, you can ask for a new one there.'
  const label = 'Sign in'
  return {
    subject: 'You already have an account',
    preview: `Sign in at ${look.name} with this e-mail address.`,
    title: 'You already have an account',
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{news}</Paragraph>
        <Paragraph>{advice}</Paragraph>
        <Action label={label} link={link} look={look} />
      </>
    ),
    text: [hello, news, advice, `${label}:\n${link}`],
    why: `You get this mail because this e-mail address was entered to sign up at ${look.name}. If that was not you, do nothing: your account stays as it is.`,
  }
}
