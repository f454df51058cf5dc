import type { Account } from '@clubhouse/contract/site/club'
import { clubPalette } from '@clubhouse/domain/site/theme/theme-colours'
import type { Core } from '#kernel/core.ts'
import { findAccount } from '#site/clubs/port.ts'
import { ClubPictures } from '#site/discovery/port.ts'
import type { Letterhead } from './paper-parts.ts'

/** A club by its slug, and what stands above its papers. Null where the club is gone. */
export type LetterheadOf = (club: string) => Promise<{ account: Account; letterhead: Letterhead } | null>

export function openLetterhead({ db, storage }: Pick<Core, 'db' | 'storage'>): LetterheadOf {
  const pictures = new ClubPictures(storage)
  return async (club) => {
    const account = await findAccount(db, club)
    if (!account) return null
    const { solid: colour, on: onColour } = clubPalette(account.theme).primary.light
    const crest = await pictures.icon(account, 192)
    return {
      account,
      letterhead: { name: account.name, address: addressOf(account), crest, colour, onColour },
    }
  }
}

/** On one line, where the club shows it to visitors. */
function addressOf({ address, display_address: isShown }: Account): string {
  const { line1, city, county } = address
  return isShown ? [line1, city, county].filter(Boolean).join(', ') : ''
}
