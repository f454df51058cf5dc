import { Action, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting, oneLine } from '../words/phrases.ts'

export const placeWithdrawn: Template<'place-withdrawn'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const plan = oneLine(payload.plan)
  const news = `We’re sorry: we had to take back the offer we made you for ${plan}. You haven’t paid anything for it.`
  const why = `Why: ${oneLine(payload.reason)}`
  const next = payload.keeps_place
    ? 'You keep your place on the waiting list, and we’ll write as soon as something comes free.'
    : 'You’re no longer on its waiting list. If that isn’t right, get in touch with us or join the list again.'
  const label = 'Look at the plans'
  return {
    subject: `About your place: ${plan}`,
    preview: 'We had to take back an offer.',
    title: 'An offer taken back',
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{news}</Paragraph>
        <Paragraph>{why}</Paragraph>
        <Paragraph>{next}</Paragraph>
        <Action label={label} link={link} look={look} />
      </>
    ),
    text: [hello, news, why, next, `${label}:\n${link}`],
    why: `You’re getting this email because ${look.name} had offered you a place.`,
  }
}
