import * as contract from '@clubhouse/contract/people/office/team-events'
import { Refusal } from '@clubhouse/contract/refusal'
import { NOT_PERMITTED } from '@clubhouse/domain/identity/roles'
import type { Core } from '#kernel/core.ts'
import { collection } from '#kernel/db/collection.ts'
import type { Tx } from '#kernel/db/database.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office, reaches } from '#kernel/http/guard.ts'
import { orNotFound, undoneIfRefused } from '#kernel/http/or-throw.ts'
import { clubDay, clubFacts } from '#site/clubs/reads.ts'
import { clubMatches, type MatchDeps } from '#site/matches/port.ts'
import { type At, mayReadGroups, mayReadPeople, type Seeing } from '../records/port.ts'
import { addEvent } from './add-event.ts'
import { askAgain } from './ask-again.ts'
import type { AskDeps } from './ask-families.ts'
import { callOff } from './call-off.ts'
import { changeEvent, enterResult, removeEvent } from './change-event.ts'
import type { Changing } from './hold-event.ts'
import { inOrder, ofProvider, readOwnFixtures, readOwnTeams } from './list-fixtures.ts'
import { notePlayer } from './note-player.ts'
import { readTeamsHome } from './read-home.ts'
import { readSheet } from './read-sheet.ts'

export interface TeamDeps extends Pick<Core, 'db' | 'now' | 'audit'>, AskDeps {
  matches: MatchDeps
}

const LOOKS = office(['people', 'teams'])
/** Matches are everybody’s to see, and where they come from is a setting. */
const FIXTURES = office(['people', 'teams', 'settings'])

/** For coaches and those who put teams together: what their teams play and train, and who comes. */
export function teamEndpoints(deps: TeamDeps): ServedEndpoint[] {
  const { db, now, audit, matches } = deps
  const seeingOf = (caller: At): Seeing => ({ ...caller.club, seesAll: mayReadPeople(caller) })
  const looking = async <T>(
    caller: At,
    work: (tx: Tx, seeing: Seeing, at: { today: string; now: Date }) => Promise<T | null>,
  ) => {
    const { clubId } = caller.club
    const found = await db.withClub(clubId, async (tx) =>
      work(tx, seeingOf(caller), { today: await clubDay(tx, clubId, now()), now: now() }),
    )
    return orNotFound(found, 'The match or training')
  }
  const changing = <T>(caller: At, work: (tx: Tx, changing: Changing) => Promise<T | Refusal>) => {
    if (!mayReadGroups(caller)) throw new Refusal(403, 'forbidden', NOT_PERMITTED)
    return undoneIfRefused(db, caller.club.clubId, (tx) =>
      work(tx, { audit, caller, seeing: seeingOf(caller), now: now() }),
    )
  }
  return [
    serve(contract.listFixtures, FIXTURES, async ({ query }, caller) => {
      const { clubId } = caller.club
      const seeing = seeingOf(caller)
      const mayAdd = mayReadGroups(caller)
      const own = await db.withClub(clubId, async (tx) => {
        const { slug, timeZone } = await clubFacts(tx, clubId)
        const asked = { tab: query.tab, now: now(), timeZone }
        return {
          slug,
          teams: mayAdd ? await readOwnTeams(tx, seeing) : [],
          rows: await readOwnFixtures(tx, seeing, asked),
        }
      })
      const provided = await clubMatches(matches, own.slug)
      const theirs = (query.tab === 'upcoming' ? provided.fixtures : provided.results).map((match) =>
        ofProvider(match, provided.source),
      )
      const wanted = inOrder([...own.rows, ...theirs], query.tab).filter(
        ({ kind, group_id: groupId }) =>
          (query.kind === undefined || kind === query.kind) &&
          (query.group_id === undefined || groupId === query.group_id),
      )
      const from = (query.page - 1) * query.per_page
      return {
        ...collection(wanted.slice(from, from + query.per_page), wanted.length, query),
        teams: own.teams,
        may_change_source: reaches(caller, ['settings']),
        is_partial: provided.isPartial,
      }
    }),
    serve(contract.getTeamsHome, LOOKS, (_input, caller) => looking(caller, readTeamsHome)),
    serve(contract.getTeamEvent, LOOKS, ({ params }, caller) =>
      looking(caller, async (tx, seeing, at) => {
        const sheet = await readSheet(tx, seeing, { eventId: params.event_id, ...at })
        return sheet && { ...sheet, time_zone: (await clubFacts(tx, seeing.clubId)).timeZone }
      }),
    ),
    serve(contract.createTeamEvent, LOOKS, ({ body }, caller) =>
      changing(caller, (tx, by) => addEvent(tx, body, by)),
    ),
    serve(contract.changeTeamEvent, LOOKS, ({ params, body }, caller) =>
      changing(caller, (tx, by) => changeEvent(tx, params.event_id, body, by)),
    ),
    serve(contract.enterTeamResult, LOOKS, ({ params, body }, caller) =>
      changing(caller, (tx, by) => enterResult(tx, params.event_id, body, by)),
    ),
    serve(contract.callOffTeamEvent, LOOKS, ({ params, body }, caller) =>
      changing(caller, (tx, by) => callOff(tx, params.event_id, body.reason, by)),
    ),
    serve(contract.removeTeamEvent, LOOKS, ({ params, query }, caller) =>
      changing(caller, (tx, by) => removeEvent(tx, params.event_id, { later: query.later === 'true' }, by)),
    ),
    serve(contract.askTeamAgain, LOOKS, ({ params }, caller) =>
      changing(caller, (tx, by) => askAgain(deps, tx, params.event_id, by)),
    ),
    serve(contract.noteTeamPlayer, LOOKS, ({ params, body }, caller) =>
      changing(caller, (tx, by) => notePlayer(tx, params, body, by)),
    ),
  ]
}
