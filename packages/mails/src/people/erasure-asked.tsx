import { Action, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting, oneLine } from '../words/phrases.ts'

export const erasureAsked: Template<'erasure-asked'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const day = oneLine(payload.day)
  const news = `You asked us to delete your account. We’ll do that on ${day}, and you’re signed out everywhere.`
  const undo = 'Changed your mind, or it wasn’t you? Sign in before then and choose to keep it.'
  const stays =
    'What clubs must keep by law stays without your name: what was paid, and when. Your club also keeps who its members were.'
  const label = 'Keep my account'
  return {
    subject: `Your account will be deleted on ${day}`,
    preview: 'Sign in before then if you’d like to keep it.',
    title: 'Your account will be deleted',
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{news}</Paragraph>
        <Paragraph>{undo}</Paragraph>
        <Paragraph>{stays}</Paragraph>
        <Action label={label} link={link} look={look} />
      </>
    ),
    text: [hello, news, undo, stays, `${label}:\n${link}`],
    why: `You’re getting this email because you have an account at ${look.name}.`,
  }
}
