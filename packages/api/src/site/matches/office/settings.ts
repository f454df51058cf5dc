import { eq } from 'drizzle-orm'
import type { FixtureSettings } from '@clubhouse/contract/site/office/fixtures'
import { clubs } from '../../clubs/tables.ts'
import type { Tx } from '#kernel/db/database.ts'

export interface StoredSettings extends FixtureSettings {
  hasKey: boolean
  features: readonly string[]
}

/** What is stored of it; of the key only that there is one. */
export async function readSettings(tx: Tx, clubId: string, isLocked = false): Promise<StoredSettings> {
  const found = tx
    .select({
      organisation: clubs.comortaisOrganisationId,
      club: clubs.comortaisClubId,
      organization: clubs.cometOrganizationId,
      hasKey: clubs.hasCometKey,
      features: clubs.features,
    })
    .from(clubs)
    .where(eq(clubs.id, clubId))
  const [row] = await (isLocked ? found.for('update') : found)
  if (!row) throw new Error(`There is no club ${clubId}`)
  return {
    first: { organisation_id: row.organisation, club_id: row.club },
    second: { organization_id: row.organization },
    hasKey: row.hasKey ?? false,
    features: row.features,
  }
}

/** Nothing in place of empty text. */
export const tidySettings = ({ first, second }: FixtureSettings): FixtureSettings => ({
  first: { organisation_id: first.organisation_id || null, club_id: first.club_id || null },
  second: { organization_id: second.organization_id || null },
})

/** The key itself is never written down, not even in the log. */
export function settingChanges(
  before: StoredSettings,
  after: FixtureSettings,
  key: 'new' | 'removed' | null,
) {
  const rows: [string, string | null, string | null][] = [
    ['Organisation number (league)', before.first.organisation_id, after.first.organisation_id],
    ['Club number (league)', before.first.club_id, after.first.club_id],
    ['Organisation number (competitions)', before.second.organization_id, after.second.organization_id],
  ]
  return [
    ...rows
      .filter(([, was, is]) => was !== is)
      .map(([field, was, is]) => ({ field, before: was ?? 'none', after: is ?? 'none' })),
    ...(key === null
      ? []
      : [
          {
            field: 'Key',
            before: before.hasKey ? 'set' : 'none',
            after: key === 'new' ? 'a new one' : 'none',
          },
        ]),
  ]
}
