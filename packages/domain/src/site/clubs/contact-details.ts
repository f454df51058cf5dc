import type { ContactDetails } from '@clubhouse/contract/site/office/club-settings'
import { CONTACT_LIMITS } from '@clubhouse/contract/site/office/club-limits'
import type { DraftChange } from '@clubhouse/contract/site/office/drafts'
import { socialLinks, type SocialNetwork } from '../content/social-links.ts'
import { monthName } from '../../format.ts'
import { roundPlace } from '../../places/map-rules.ts'
import { email, maxLength, onlySaid } from '../../validators/validators.ts'

/** The rules of a club's contact details: the same in the browser that edits them and on the server that keeps them. */

export type ContactField =
  | Exclude<
      keyof ContactDetails,
      'display_address' | 'latitude' | 'longitude' | 'year_ends_in' | 'hide_membership_plans_heading'
    >
  | 'place'

const NETWORKS: Record<SocialNetwork, string> = {
  facebook: 'Enter a Facebook page, such as facebook.com/yourclub',
  twitter: 'Enter a name on X, such as @yourclub',
  instagram: 'Enter a name on Instagram, such as @yourclub',
}

const LINES = ['line1', 'city', 'county', 'country'] as const

export function contactErrors(details: ContactDetails): Partial<Record<ContactField, string>> {
  const { name, contact_email: address, latitude, longitude } = details
  const tooLong = (text: string | null, most: number) => maxLength(most)(text ?? '')
  const isHalf = (latitude === null) !== (longitude === null)
  return onlySaid<ContactField>({
    name: name.trim() === '' ? 'Enter the club’s name' : tooLong(name, CONTACT_LIMITS.name),
    contact_email: email('Enter an email address, such as secretary@example.com')((address ?? '').trim()),
    ...Object.fromEntries(LINES.map((line) => [line, tooLong(details[line], CONTACT_LIMITS.line)])),
    membership_details_headline: tooLong(details.membership_details_headline ?? null, CONTACT_LIMITS.line),
    place: isHalf ? 'Put the pin on the map again' : null,
    ...Object.fromEntries(
      Object.entries(NETWORKS).map(([network, words]) => [
        network,
        shown(network as SocialNetwork) ? null : words,
      ]),
    ),
  })

  /** What visitors would not be shown is not taken either. */
  function shown(network: SocialNetwork): boolean {
    const none = { facebook: null, twitter: null, instagram: null }
    return !details[network]?.trim() || socialLinks({ ...none, [network]: details[network] }).length > 0
  }
}

/** As they are kept: nothing in place of empty text, the pin to about a metre. */
export function tidyContact(details: ContactDetails): ContactDetails {
  const text = (given: string | null) => given?.trim() || null
  const { latitude, longitude } = details
  const place = latitude === null || longitude === null ? null : roundPlace({ latitude, longitude })
  return {
    name: details.name.trim(),
    contact_email: text(details.contact_email)?.toLowerCase() ?? null,
    line1: text(details.line1),
    city: text(details.city),
    county: text(details.county),
    country: text(details.country),
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    display_address: details.display_address,
    facebook: text(details.facebook),
    twitter: text(details.twitter),
    instagram: text(details.instagram),
    ...(details.year_ends_in !== undefined && { year_ends_in: details.year_ends_in }),
    ...(details.membership_details_headline !== undefined && {
      membership_details_headline: text(details.membership_details_headline),
    }),
    ...(details.hide_membership_plans_heading !== undefined && {
      hide_membership_plans_heading: details.hide_membership_plans_heading,
    }),
  }
}

const NAMES: [string, (details: ContactDetails) => string | null][] = [
  ['Name', ({ name }) => name],
  ['Messages go to', (details) => details.contact_email],
  ['Address', ({ line1 }) => line1],
  ['Town', ({ city }) => city],
  ['County', ({ county }) => county],
  ['Country', ({ country }) => country],
  ['Pin', ({ latitude, longitude }) => (latitude === null ? null : `${latitude}, ${longitude}`)],
  ['Address is shown', (details) => (details.display_address ? 'yes' : 'no')],
  ['Facebook', ({ facebook }) => facebook],
  ['X', ({ twitter }) => twitter],
  ['Instagram', ({ instagram }) => instagram],
  ['Year ends in', (details) => (details.year_ends_in ? monthName(details.year_ends_in) : null)],
  ['Heading of the registration forms', (details) => details.membership_details_headline ?? null],
  ['Heading of the plans is hidden', (details) => (details.hide_membership_plans_heading ? 'yes' : 'no')],
]

/** What became different, for the audit log. */
export const contactChanges = (before: ContactDetails, after: ContactDetails): DraftChange[] =>
  NAMES.map(([field, of]) => ({ field, before: of(before) ?? 'none', after: of(after) ?? 'none' })).filter(
    (each) => each.before !== each.after,
  )
