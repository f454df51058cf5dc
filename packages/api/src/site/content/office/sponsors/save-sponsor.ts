import { randomUUID } from 'node:crypto'
import { and, count, eq, isNull, max } from 'drizzle-orm'
import type { SponsorFields } from '@clubhouse/contract/site/office/sponsors'
import { SPONSOR_LIMITS } from '@clubhouse/contract/site/office/sponsor-limits'
import { changedMeanwhile, notFound, Refusal } from '@clubhouse/contract/refusal'
import { sponsorChanges, sponsorErrors, tidySponsor } from '@clubhouse/domain/site/content/sponsor-fields'
import { images } from '../../../media/tables.ts'
import { sponsors } from '../../tables.ts'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import { inWords, type Writing } from '../../../drafts/port.ts'
import { noteSponsor } from './note-sponsor.ts'
import { fieldsOf, isSponsor, sponsorVersion } from './read-sponsor.ts'

const columnsOf = (fields: SponsorFields) => ({
  name: fields.name,
  link: fields.link,
  imageId: fields.image_id,
  featured: fields.featured,
  startsOn: fields.starts_on,
  endsOn: fields.ends_on,
})

/** After the others; answers its id, or why not. */
export async function addSponsor(
  tx: Tx,
  clubId: string,
  given: SponsorFields,
  writing: Writing,
): Promise<string | Refusal> {
  const fields = tidySponsor(given)
  const refused = await refusalOf(tx, clubId, fields)
  if (refused) return refused
  await oneAtATime(tx, 'sponsors', clubId)
  const [there] = await tx
    .select({ count: count(), last: max(sponsors.position) })
    .from(sponsors)
    .where(and(eq(sponsors.clubId, clubId), isNull(sponsors.removedAt)))
  if ((there?.count ?? 0) >= SPONSOR_LIMITS.count) return tooMany()
  const id = randomUUID()
  await tx.insert(sponsors).values({ clubId, id, position: (there?.last ?? 0) + 1, ...columnsOf(fields) })
  await noteSponsor(tx, 'sponsor-added', { clubId, id, name: fields.name }, writing)
  return id
}

/** On top of what was edited, or not at all. */
export async function changeSponsor(
  tx: Tx,
  { clubId, id }: { clubId: string; id: string },
  { version, ...given }: SponsorFields & { version: string },
  writing: Writing,
): Promise<Refusal | null> {
  const fields = tidySponsor(given)
  const refused = await refusalOf(tx, clubId, fields)
  if (refused) return refused
  const [row] = await tx.select().from(sponsors).where(isSponsor(clubId, id)).for('update')
  if (!row) return notFound('The sponsor')
  if (sponsorVersion(row) !== version) return changedMeanwhile()
  const changes = sponsorChanges(fieldsOf(row), fields)
  if (changes.length === 0) return null
  await tx.update(sponsors).set(columnsOf(fields)).where(isSponsor(clubId, id))
  await noteSponsor(tx, 'sponsor-changed', { clubId, id, name: row.name, more: inWords(changes) }, writing)
  return null
}

async function refusalOf(tx: Tx, clubId: string, fields: SponsorFields): Promise<Refusal | null> {
  const errors = sponsorErrors(fields)
  const [first] = Object.values(errors)
  if (first) return new Refusal(422, 'invalid_sponsor', first, { errors })
  if (fields.image_id === null) return null
  const [image] = await tx
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.clubId, clubId), eq(images.id, fields.image_id)))
  return image ? null : logoGone()
}

const logoGone = () =>
  new Refusal(422, 'invalid_sponsor', 'The logo isn’t there any more. Choose it again.', {
    errors: { image_id: 'The logo isn’t there any more. Choose it again.' },
  })

const tooMany = () =>
  new Refusal(409, 'too_many_sponsors', `${SPONSOR_LIMITS.count} sponsors is the most. Remove one first.`)

export { tooMany as tooManySponsors }
