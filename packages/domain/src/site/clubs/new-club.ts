import type { Theme } from '@clubhouse/contract/site/club'
import type { NewClub } from '@clubhouse/contract/platform/new-club'
import { emailError } from '../../identity/email-rules.ts'
import { onlySaid } from '../../validators/validators.ts'
import { CLUB_TIME_ZONES } from './club-countries.ts'
import { newSlugError } from './new-slug.ts'

/** What the form of a new club says of each field; the same in the browser and in the call. */
export const newClubErrors = ({
  name,
  slug,
  owner_email: email,
  time_zone: zone,
}: Pick<NewClub, 'name' | 'slug' | 'owner_email' | 'time_zone'>) =>
  onlySaid({
    name: name.trim() === '' ? 'Give the club its name' : null,
    slug: newSlugError(slug),
    time_zone: CLUB_TIME_ZONES.includes(zone) ? null : 'Choose a time zone',
    owner_email: emailError(email),
  })

/** The colours that were chosen; whatever else a look is made of begins plain, and is the club's to change. */
export const newClubTheme = ({ primary, accent }: NewClub['colours']): Theme => ({
  color: { primary, accent, warning: '#b4532a', logo_background: '#ffffff' },
  heading_font: 'barlow-condensed',
  dark_mode: false,
})
