import { Action, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting, oneLine } from '../words/phrases.ts'
import { moment } from '../words/spans.ts'

/** Whoever could add a way in unseen would own the account. */
export const passkeyAdded: Template<'passkey-added'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const news = `The passkey “${oneLine(payload.name)}” was added to your account on ${moment(payload.at)}. It can be used to sign in without your password.`
  const fine = 'If that was you, there’s nothing to do.'
  const alarm =
    'If it wasn’t you, choose a new password now, which signs everyone out. Then remove the passkey under Security & privacy.'
  const label = 'Choose a new password'
  return {
    subject: 'A passkey was added to your account',
    preview: fine,
    title: 'A passkey was added',
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
    why: `You’re getting this email because you have an account at ${look.name}. We let you know whenever a new way to sign in is added.`,
  }
}
