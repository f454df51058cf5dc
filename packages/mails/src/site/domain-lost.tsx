import { Action, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting, oneLine } from '../words/phrases.ts'

/** To the owners of a club that is no longer found under a domain of its own. */
export const domainLost: Template<'domain-lost'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const domain = oneLine(payload.domain)
  const why = payload.is_unproven
    ? `The note that proves ${domain} is yours is gone.`
    : `${domain} no longer leads to your website.`
  const news = `${why} We looked several times, and have taken it off your website, so that no one else can pretend to be you.`
  const stays = 'Your website is still there under its own address, and its links lead there now.'
  const advice = 'Has the domain run out? Renew it, put the records back, and check it again.'
  const label = 'Look at your domains'
  return {
    subject: `${domain} has stopped working for ${look.name}`,
    preview: why,
    title: `${domain} has stopped working`,
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{news}</Paragraph>
        <Paragraph>{stays}</Paragraph>
        <Paragraph>{advice}</Paragraph>
        <Action label={label} link={link} look={look} />
      </>
    ),
    text: [hello, news, stays, advice, `${label}:\n${link}`],
    why: `You’re getting this email because you’re an owner of ${look.name}.`,
  }
}
