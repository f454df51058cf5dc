import { sql } from 'drizzle-orm'
import type { FixtureSync } from '@clubhouse/contract/site/office/fixtures'
import { failureWords } from '@clubhouse/domain/site/matches/provider-words'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { leagueKey, secondKeys } from '../keys.ts'
import type { StoredSettings } from './settings.ts'

interface Row {
  key: string
  fetched_at: string
  count: number
}

const NEVER: FixtureSync = { synced_at: null, counts: [], failure: null }

/** When something last came with the settings of now, how much it was, and what went wrong last. */
export async function syncState(
  tx: Tx,
  clubId: string,
  { first, second }: StoredSettings,
): Promise<{ first: FixtureSync; second: FixtureSync }> {
  const place = { organisationId: first.organisation_id?.trim() ?? '', clubId: first.club_id?.trim() ?? '' }
  const asked = {
    fixtures: leagueKey('fixtures', place),
    results: leagueKey('results', place),
    competitions: `${secondKeys(second.organization_id?.trim() ?? '')}competitions`,
  }
  const answers = await rows<Row>(
    tx,
    sql`select key, iso(fetched_at) as fetched_at, case jsonb_typeof(body) when 'array' then jsonb_array_length(body) else 0 end as count
    from provider_answers where club_id = ${clubId} and key in (${asked.fixtures}, ${asked.results}, ${asked.competitions})`,
  )
  const failed = await rows<{ provider: string; kind: string; at: string }>(
    tx,
    sql`select provider, kind, iso(at) as at from provider_failures where club_id = ${clubId}`,
  )
  const stateOf = (provider: 'first' | 'second', whats: (keyof typeof asked)[]): FixtureSync => {
    const known = whats.flatMap((what) =>
      answers.filter(({ key }) => key === asked[what]).map((row) => ({ what, ...row })),
    )
    const failure = failed.find((each) => each.provider === provider)
    return {
      ...NEVER,
      synced_at:
        known
          .map(({ fetched_at }) => fetched_at)
          .toSorted()
          .at(-1) ?? null,
      counts: known.map(({ what, count }) => ({ what, count })),
      failure: failure ? { at: failure.at, message: failureWords(failure.kind) } : null,
    }
  }
  return { first: stateOf('first', ['fixtures', 'results']), second: stateOf('second', ['competitions']) }
}
