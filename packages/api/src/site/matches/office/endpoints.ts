import { eq } from 'drizzle-orm'
import * as contract from '@clubhouse/contract/site/office/fixtures'
import type { FixtureSettings, OfficeFixtures } from '@clubhouse/contract/site/office/fixtures'
import { changedMeanwhile } from '@clubhouse/contract/refusal'
import { clubs } from '../../clubs/tables.ts'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import { versionOf } from '#kernel/db/version-of.ts'
import { inWords } from '../../drafts/port.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office } from '#kernel/http/guard.ts'
import { orNotFound, orThrow } from '#kernel/http/or-throw.ts'
import { findClubFeeds } from '../club-feeds.queries.ts'
import { competitionQuestions } from '../competition-questions.ts'
import type { MatchDeps } from '../deps.ts'
import { askLeague } from '../league-matches.ts'
import { readSettings, settingChanges, type StoredSettings, tidySettings } from './settings.ts'
import { syncState } from './sync-state.ts'
import { testConnection } from './test-connection.ts'
import { clubFacts } from '../../clubs/reads.ts'

/** Each is a question to somebody else, who counts them. */
const ASK = office('settings', { rate: 'search' })

type Deps = MatchDeps & Pick<Core, 'audit'>

/** OPEN-120: where a club's fixtures come from, for its admins and owners. */
export function officeFixtureEndpoints(deps: Deps): ServedEndpoint[] {
  const { db, data, audit } = deps

  const settingsOnly = ({ first, second, hasKey }: StoredSettings) => ({ first, second, hasKey })

  async function answered(tx: Tx, clubId: string): Promise<OfficeFixtures> {
    const stored = await readSettings(tx, clubId)
    return {
      first: stored.first,
      second: stored.second,
      has_key: stored.hasKey,
      available: { first: data.league !== null, second: data.competitions !== null },
      switched_on: {
        first: stored.features.includes('Comortais'),
        second: stored.features.includes('Comet'),
      },
      sync: await syncState(tx, clubId, stored),
      version: versionOf(settingsOnly(stored)),
    }
  }

  const factsOf = (clubId: string) => db.withClub(clubId, (tx) => clubFacts(tx, clubId))

  return [
    serve(contract.getFixtureSettings, office('settings'), (_, { club }) =>
      db.withClub(club.clubId, (tx) => answered(tx, club.clubId)),
    ),
    serve(contract.saveFixtureSettings, office('settings'), async ({ body }, caller) => {
      const { clubId, userId } = caller.club
      const saved = await db.withClub(clubId, async (tx) => {
        const before = await readSettings(tx, clubId, true)
        if (versionOf(settingsOnly(before)) !== body.version) return changedMeanwhile()
        const after: FixtureSettings = tidySettings(body)
        const key = body.removes_key && before.hasKey ? 'removed' : body.api_key ? 'new' : null
        const changes = settingChanges(before, after, key)
        if (changes.length === 0) return answered(tx, clubId)
        await tx
          .update(clubs)
          .set({
            comortaisOrganisationId: after.first.organisation_id,
            comortaisClubId: after.first.club_id,
            cometOrganizationId: after.second.organization_id,
            ...(key === 'new' && { cometApiKey: body.api_key }),
            ...(key === 'removed' && { cometApiKey: null }),
          })
          .where(eq(clubs.id, clubId))
        const detail = inWords(changes)
        await audit.record(tx, caller, { kind: 'fixtures-changed', clubId, actorId: userId, detail })
        return answered(tx, clubId)
      })
      return orThrow(saved)
    }),
    serve(contract.testFixtureConnection, ASK, async ({ body }, { club }) => {
      const { timeZone } = await factsOf(club.clubId)
      const { provider, api_key: apiKey, ...settings } = body
      return testConnection(
        deps,
        { id: club.clubId, timeZone },
        { ...tidySettings(settings), provider, apiKey },
      )
    }),
    serve(contract.syncFixtures, ASK, async ({ body }, { club }) => {
      const feeds = orNotFound(await findClubFeeds(db, (await factsOf(club.clubId)).slug), 'The club')
      // All of it before it is said when: no network call stands in a transaction.
      if (body.provider === 'first') {
        await Promise.all([
          askLeague(deps, feeds, 'fixtures', { isAskedAnew: true }),
          askLeague(deps, feeds, 'results', { isAskedAnew: true }),
        ])
      } else await competitionQuestions(deps, feeds, { isAskedAnew: true })?.competitions()
      await deps.answers.saved()
      return db.withClub(club.clubId, (tx) => answered(tx, club.clubId))
    }),
  ]
}
