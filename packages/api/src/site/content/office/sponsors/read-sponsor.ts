import { and, eq, sql } from 'drizzle-orm'
import type { OfficeSponsor, SponsorFields } from '@clubhouse/contract/site/office/sponsors'
import type { Image } from '@clubhouse/contract/file'
import { sponsorState } from '@clubhouse/domain/site/content/sponsor-fields'
import { dayOf } from '@clubhouse/domain/format'
import { clubs } from '../../../clubs/tables.ts'
import { images } from '../../../media/tables.ts'
import { sponsors } from '../../tables.ts'
import type { Tx } from '#kernel/db/database.ts'
import { versionOf } from '#kernel/db/version-of.ts'

export type SponsorRow = typeof sponsors.$inferSelect

export const isSponsor = (clubId: string, id: string) => and(eq(sponsors.clubId, clubId), eq(sponsors.id, id))

export const fieldsOf = (row: SponsorRow): SponsorFields => ({
  name: row.name,
  link: row.link,
  image_id: row.imageId,
  featured: row.featured,
  starts_on: row.startsOn,
  ends_on: row.endsOn,
})

export const sponsorVersion = (row: SponsorRow): string => versionOf(fieldsOf(row))

export async function readSponsor(
  tx: Tx,
  clubId: string,
  id: string,
  now: Date,
): Promise<OfficeSponsor | null> {
  const [found] = await tx
    .select({
      row: sponsors,
      image: sql<Image[]>`image_list(${images})`,
      timeZone: clubs.timeZone,
    })
    .from(sponsors)
    .innerJoin(clubs, eq(clubs.id, sponsors.clubId))
    .leftJoin(images, and(eq(images.clubId, sponsors.clubId), eq(images.id, sponsors.imageId)))
    .where(isSponsor(clubId, id))
  if (!found) return null
  const { row, image, timeZone } = found
  const fields = fieldsOf(row)
  return {
    sponsor_id: row.id,
    ...fields,
    image: image ?? [],
    state: row.removedAt ? 'removed' : sponsorState(fields, dayOf(now.toISOString(), timeZone)),
    version: sponsorVersion(row),
  }
}
