import { Action, Code, Note, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting, keepToYourself } from '../words/phrases.ts'
import { minutes } from '../words/spans.ts'

export const recoveryCode: Template<'recovery-code'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const ask = 'Use this code to choose a new password:'
  const until = `It works once and runs out in ${minutes(payload.minutes)}.`
  const label = 'Enter the code'
  const note = keepToYourself(look.name)
  return {
    subject: `Your code to reset your password at ${look.name}`,
    preview: 'The code is inside. Please keep it to yourself.',
    title: 'Choose a new password',
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{ask}</Paragraph>
        <Code code={payload.code} />
        <Paragraph>{until}</Paragraph>
        <Action label={label} link={link} look={look} />
        <Note>{note}</Note>
      </>
    ),
    text: [hello, ask, `    ${payload.code}`, until, `${label}:\n${link}`, note],
    why: `You’re getting this email because someone asked to reset the password for this address at ${look.name}. If it wasn’t you, there’s nothing to do: your password hasn’t changed.`,
  }
}
