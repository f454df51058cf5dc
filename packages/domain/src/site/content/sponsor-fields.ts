import type { DraftChange } from '@clubhouse/contract/site/office/drafts'
import { SPONSOR_LIMITS, type SponsorState } from '@clubhouse/contract/site/office/sponsor-limits'
import type { SponsorFields } from '@clubhouse/contract/site/office/sponsors'
import { displayDate } from '../../time/plain-date.ts'
import { maxLength, onlySaid } from '../../validators/validators.ts'
import { isWebAddress, withHttps } from '../../validators/web-address.ts'

/** The rules of a sponsor: the same in the browser that edits it and on the server that keeps it. */

export type SponsorField = 'name' | 'link' | 'starts_on' | 'ends_on'

export function sponsorErrors({
  name,
  link,
  starts_on,
  ends_on,
}: Pick<SponsorFields, SponsorField>): Partial<Record<SponsorField, string>> {
  return onlySaid<SponsorField>({
    name: name.trim() === '' ? 'Enter the sponsor’s name' : maxLength(SPONSOR_LIMITS.name)(name),
    link: linkError(link ?? ''),
    ends_on:
      starts_on !== null && ends_on !== null && ends_on < starts_on
        ? 'The last day is before the first'
        : null,
  })
}

/** Only pages of the web: what a visitor presses must never be anything else. */
function linkError(link: string): string | null {
  if (link.trim() === '') return null
  const isRight = isWebAddress(withHttps(link))
  return isRight
    ? maxLength(SPONSOR_LIMITS.link)(withHttps(link))
    : 'Enter a web address, such as www.example.com'
}

/** As it is kept: the address whole, nothing instead of empty text. */
export const tidySponsor = (fields: SponsorFields): SponsorFields => ({
  ...fields,
  name: fields.name.trim(),
  link: fields.link?.trim() ? withHttps(fields.link) : null,
})

/** `today` as the calendar in the club says. */
export function sponsorState(
  { starts_on, ends_on }: Pick<SponsorFields, 'starts_on' | 'ends_on'>,
  today: string,
): Exclude<SponsorState, 'removed'> {
  if (starts_on !== null && today < starts_on) return 'later'
  return ends_on !== null && today > ends_on ? 'over' : 'shown'
}

/** What became different, for the audit log. */
export function sponsorChanges(before: SponsorFields, after: SponsorFields): DraftChange[] {
  const rows: [string, (fields: SponsorFields) => string][] = [
    ['Name', ({ name }) => name],
    ['Link', ({ link }) => link ?? 'none'],
    ['Main sponsor', ({ featured }) => (featured ? 'yes' : 'no')],
    ['First day', ({ starts_on }) => (starts_on ? displayDate(starts_on) : 'any')],
    ['Last day', ({ ends_on }) => (ends_on ? displayDate(ends_on) : 'none')],
  ]
  const changes = rows
    .map(([field, of]) => ({ field, before: of(before), after: of(after) }))
    .filter((each) => each.before !== each.after)
  if (before.image_id === after.image_id) return changes
  const logo = (id: string | null, some: string) => (id === null ? 'none' : some)
  return [
    ...changes,
    {
      field: 'Logo',
      before: logo(before.image_id, 'a picture'),
      after: logo(after.image_id, 'another picture'),
    },
  ]
}
