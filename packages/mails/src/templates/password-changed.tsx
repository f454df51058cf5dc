import { Action, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting } from '../words/greeting.ts'
import { moment } from '../words/spans.ts'

export const passwordChanged: Template<'password-changed'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const news = `The password of your account was changed on ${moment(payload.at)}.`
  const fine = 'If that was you, there is nothing to do.'
  const alarm =
    'If it was not you, somebody else may be in your account. Choose a new password now: that signs everybody out.'
  const label = 'Choose a new password'
  return {
    subject: 'Your password was changed',
    preview: 'If that was you, there is nothing to do.',
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
    why: `You get this mail because you have an account at ${look.name}. We tell you of every new password, so that nobody can change it behind your back.`,
  }
}
