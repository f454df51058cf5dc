import type { Theme } from '@clubhouse/contract/site/club'
import {
  clubPalette,
  type PaletteProperties,
  paletteProperties,
} from '@clubhouse/domain/site/theme/theme-colours'

/** How the club's own pages look, for a part of a page of ours that shows what its visitors will see. */
export interface ClubLook {
  font: Theme['heading_font']
  colours: PaletteProperties
}

export const clubLook = (theme: Theme): ClubLook => ({
  font: theme.heading_font,
  colours: paletteProperties(clubPalette(theme)),
})
