import type { ConnectionTest, FixtureSettings } from '@clubhouse/contract/site/office/fixtures'
import { connectedWords, failureWords, type Counted } from '@clubhouse/domain/site/matches/provider-words'
import { failureOf } from '#kernel/outgoing/failure.ts'
import { findProviderKey } from '../club-feeds.queries.ts'
import type { MatchDeps } from '../deps.ts'

interface Asked extends FixtureSettings {
  provider: 'first' | 'second'
  /** Left out: the one that is stored. */
  apiKey?: string | undefined
}

const not = (message: string): ConnectionTest => ({ is_ok: false, message })

/**
 * One question to the provider, by the house's own way out: to an address of the deployment and no other, for three seconds at
 * most. Outside any transaction, and nothing of it is kept.
 */
export async function testConnection(
  { db, data }: MatchDeps,
  club: { id: string; timeZone: string },
  asked: Asked,
): Promise<ConnectionTest> {
  try {
    const counts = asked.provider === 'first' ? await ofLeague() : await ofCompetitions()
    return typeof counts === 'string' ? not(counts) : { is_ok: true, message: connectedWords(counts) }
  } catch (error) {
    return not(failureWords(failureOf(error).kind))
  }

  async function ofLeague(): Promise<Counted[] | string> {
    const { organisation_id: organisationId, club_id: clubId } = asked.first
    if (!data.league) return NOT_HERE
    if (!clubId) return 'Enter the club number first.'
    const place = { organisationId: organisationId ?? '', clubId, timeZone: club.timeZone }
    return [{ what: 'fixtures', count: (await data.league.fixtures(place)).length }]
  }

  async function ofCompetitions(): Promise<Counted[] | string> {
    const { organization_id: organizationId } = asked.second
    if (!data.competitions) return NOT_HERE
    if (!organizationId) return 'Enter the organisation number first.'
    const apiKey = asked.apiKey || (await findProviderKey(db, club.id))
    if (!apiKey) return 'Enter the key first.'
    const found = await data.competitions.competitions({ apiKey, organizationId, timeZone: club.timeZone })
    return [{ what: 'competitions', count: found.length }]
  }
}

const NOT_HERE = 'This provider isn’t set up on this server. Ask your contact at the platform.'
