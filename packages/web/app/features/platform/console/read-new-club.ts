import { Currency, Feature } from '@clubhouse/contract/site/club'
import { ClubCountry, type NewClub } from '@clubhouse/contract/platform/new-club'
import { CLUB_COUNTRIES } from '@clubhouse/domain/site/clubs/club-countries'
import { tidyEmail } from '@clubhouse/domain/identity/email-rules'
import { readFields } from '#lib/form/form-fields.ts'
import { START_COLOURS } from './new-club-start.ts'

/** What was filled in. Without a script nothing follows the country, so what does not fit it is the country's own. */
export function readNewClub(form: FormData): NewClub {
  const { field } = readFields(form)
  const country = ClubCountry.catch('IE').parse(field('country'))
  const own = CLUB_COUNTRIES[country]
  const zone = field('time_zone')
  const colour = (name: 'primary' | 'accent') =>
    /^#[0-9a-f]{6}$/i.test(field(name)) ? field(name) : START_COLOURS[name]
  return {
    request_id: field('request_id'),
    slug: field('slug').trim().toLowerCase(),
    name: field('name').trim(),
    country,
    currency: Currency.catch(own.currency).parse(field('currency')),
    time_zone: own.timeZones.includes(zone) ? zone : own.timeZones[0],
    colours: { primary: colour('primary'), accent: colour('accent') },
    features: Feature.options.filter((each) => form.getAll('features').includes(each)),
    owner_email: tidyEmail(field('owner_email')),
  }
}
