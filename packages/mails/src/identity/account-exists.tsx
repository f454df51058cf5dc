import { Action, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting } from '../words/phrases.ts'

export const accountExists: Template<'account-exists'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const news = `Someone tried to create an account at ${look.name} with this email address. You already have one, so we didn’t create another.`
  const advice = 'If that was you, sign in instead. Forgotten your password? You can reset it there.'
  const label = 'Sign in'
  return {
    subject: 'You already have an account',
    preview: `Sign in at ${look.name} with this email address.`,
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
    why: `You’re getting this email because someone used this address to sign up at ${look.name}. If it wasn’t you, there’s nothing to do: your account hasn’t changed.`,
  }
}
