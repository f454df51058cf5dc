import { hexOr } from '@clubhouse/domain/site/theme/contrast'
import type { MailBrand } from '@clubhouse/domain/messages/mail/mail-brand'
import { oneLine } from './words/phrases.ts'

/** Ours, for a colour that was stored wrongly. Both together, since one was chosen to be read on the other. */
const SAFE = { colour: '#22304a', onColour: '#ffffff' }

/** The club as the layout may trust it: colours are colours, addresses are addresses, its name is one line. */
export function lookOf(brand: MailBrand): MailBrand {
  const colour = hexOr(brand.colour, '')
  const onColour = hexOr(brand.onColour, '')
  return {
    name: oneLine(brand.name),
    origin: webAddress(brand.origin),
    accountOrigin: webAddress(brand.accountOrigin),
    logoUrl: brand.logoUrl === null ? null : webAddress(brand.logoUrl),
    ...(colour && onColour ? { colour, onColour } : SAFE),
  }
}

/** Links are made by us; one that leads anywhere but to a web page is a mistake that must not be sent. */
export function webAddress(link: string): string {
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) throw new Error('a mail links to web pages only')
  return link
}
