import { Action, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting } from '../words/phrases.ts'
import { moment } from '../words/spans.ts'

export const passwordChanged: Template<'password-changed'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const news = `The password for your account was changed on ${moment(payload.at)}.`
  const fine = 'If that was you, there’s nothing to do.'
  const alarm =
    'If it wasn’t you, someone else may be using your account. Choose a new password now: that signs everyone out.'
  const label = 'Choose a new password'
  return {
    subject: 'Your password was changed',
    preview: 'If that was you, there’s nothing to do.',
    title: 'Your password was changed',
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
    why: `You’re getting this email because you have an account at ${look.name}. We tell you about every new password, so no one can change it without you knowing.`,
  }
}
