import { eq } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { clubs } from '../clubs/tables.ts'

/** What a club has with the providers that it has switched on; that it has a key, and not which. */
export interface ClubFeeds {
  id: string
  slug: string
  name: string
  timeZone: string
  organisationId: string | null
  clubId: string | null
  organizationId: string | null
  hasKey: boolean
}

const CLUB_FEEDS = {
  name: 'club_feeds',
  text: `
    select c.id, c.slug, c.name, c.time_zone as "timeZone", c.comortais_organisation_id as "organisationId",
      case when 'Comortais' = any(c.features) then nullif(trim(c.comortais_club_id), '') end as "clubId",
      case when 'Comet' = any(c.features) then nullif(trim(c.comet_organization_id), '') end as "organizationId",
      c.has_comet_key as "hasKey"
    from clubs c where c.slug = $1`,
}

export async function findClubFeeds(db: Database, slug: string): Promise<ClubFeeds | null> {
  const [row] = await db.read<ClubFeeds>(CLUB_FEEDS, [slug])
  return row ?? null
}

/** The key itself, read where the provider is asked and nowhere else. */
export async function findProviderKey(db: Database, clubId: string): Promise<string | null> {
  const [row] = await db.withClub(clubId, (tx) =>
    tx.select({ key: clubs.cometApiKey }).from(clubs).where(eq(clubs.id, clubId)),
  )
  return row?.key?.trim() || null
}
