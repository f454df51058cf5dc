import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { Action, Code, Note, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { greeting, keepToYourself } from '../words/phrases.ts'
import { hours } from '../words/spans.ts'

/** Where it is taken over, on the site of one's own account. */
const WELCOME = '/family/welcome'

/** To somebody who has grown up. Whoever can sign in already needs no code. */
export const ownSignIn: Template<'own-sign-in'> = (
  { first_name, from, by_club: byClub = false, email, code, hours: life },
  look,
) => {
  const hello = greeting(first_name)
  const who = mailName(from) || 'Your family'
  const handed = byClub ? 'so far. Now you can take it over' : 'so far and would like to hand it over to you'
  const news = `You’re 18, so your membership of ${look.name} can be yours. ${who} has looked after it ${handed}, with your card and everything the club knows of you.`
  const ask =
    code === null
      ? 'Sign in with this email address to take it over.'
      : 'To take it over, choose a password. You’ll need this code:'
  const until = code === null ? '' : `It works once and runs out in ${hours(life)}.`
  const label = code === null ? 'Take it over' : 'Choose a password'
  const link = code === null ? new URL(WELCOME, look.accountOrigin) : passwordLink(look.accountOrigin, email)
  const note = code === null ? 'Nothing changes until you do.' : keepToYourself(look.name)
  return {
    subject: byClub
      ? `Your membership of ${look.name} can be yours now`
      : `${who} is handing your membership over to you`,
    preview: 'Your membership, with a sign-in of your own.',
    title: byClub ? 'Your membership can be yours now' : 'Your membership is yours now',
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{news}</Paragraph>
        <Paragraph>{ask}</Paragraph>
        {code !== null && <Code code={code} />}
        {until && <Paragraph>{until}</Paragraph>}
        <Action label={label} link={link.href} look={look} />
        <Note>{note}</Note>
      </>
    ),
    text: [
      hello,
      news,
      ask,
      ...(code === null ? [] : [`    ${code}`, until]),
      `${label}:\n${link.href}`,
      note,
    ],
    why: `You’re getting this email because ${who} gave us this address for you. If you don’t know why, you can ignore it: nothing happens without you.`,
  }
}

function passwordLink(origin: string, email: string): URL {
  const link = new URL('/authentication/set-password/validate-token', origin)
  link.searchParams.set('email', email)
  link.searchParams.set('redirect', WELCOME)
  return link
}
