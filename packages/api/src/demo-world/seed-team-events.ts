import { sql } from 'drizzle-orm'
import { type DemoTeamEvent, teamEvents } from '@clubhouse/demo/world/team-events'
import type { DemoClub } from '@clubhouse/demo/world/world'
import { dayOf } from '@clubhouse/domain/format'
import { eventTimes } from '@clubhouse/domain/people/teams/event-times'
import { addDays } from '@clubhouse/domain/time/plain-date'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { teamEventPlayers, teamEvents as table } from '#people/teams/tables.ts'
import { insertAll } from './insert-all.ts'

const NOTES = ['At a wedding', 'Sore ankle', '', 'Away for the weekend', '']

/** What the teams of the demo play and train, once there are teams; most families have answered. */
export async function layTeamEvents(
  tx: Tx,
  { id: clubId, slug, timeZone }: DemoClub,
  now: Date,
): Promise<void> {
  if (slug !== 'dunvarra') return
  const teams = await rows<{ id: string; name: string; players: string[] }>(
    tx,
    sql`select g.id, g.name, coalesce((select array_agg(b.member_id order by b.member_id) from group_members b
      where b.club_id = g.club_id and b.group_id = g.id), '{}') as players from groups g where g.club_id = ${clubId}`,
  )
  const today = dayOf(now.toISOString(), timeZone)
  const laid = teamEvents.flatMap((event) => {
    const team = teams.find(({ name }) => name === event.team)
    return team
      ? [{ event, team, row: rowOf(event, { clubId, groupId: team.id, today, timeZone, now }) }]
      : []
  })
  await insertAll(
    tx,
    table,
    laid.map(({ row }) => row),
  )
  const answers = laid.flatMap(({ event, team, row }) =>
    // Further ahead nobody was asked yet.
    event.day > 6 || event.off
      ? []
      : team.players.flatMap((memberId, at) => answerOf({ memberId, at, event, row, now })),
  )
  await insertAll(tx, teamEventPlayers, answers)
}

interface Around {
  clubId: string
  groupId: string
  today: string
  timeZone: string
  now: Date
}

function rowOf(
  event: DemoTeamEvent,
  { clubId, groupId, today, timeZone, now }: Around,
): typeof table.$inferInsert {
  const { id, kind, day, time, ends = null, meets = null, place, note = '', opponent = '' } = event
  const [ourScore = null, theirScore = null] = event.score ?? []
  return {
    clubId,
    id,
    groupId,
    kind,
    ...eventTimes({ day: addDays(today, day), time, ends, meets }, timeZone),
    place,
    note,
    opponent,
    isHome: event.isHome ?? true,
    competition: event.competition ?? '',
    ourScore,
    theirScore,
    seriesId: event.series ?? null,
    askedTimes: day <= 6 ? 1 : 0,
    askedAt: day <= 6 ? now : null,
    offAt: event.off ? now : null,
    offReason: event.off ?? '',
    createdAt: now,
  }
}

interface Answered {
  memberId: string
  at: number
  event: DemoTeamEvent
  row: typeof table.$inferInsert
  now: Date
}

/** By their place in the team and the day, so that it is the same each time and not the same each week. */
function answerOf({ memberId, at, event, row, now }: Answered): (typeof teamEventPlayers.$inferInsert)[] {
  const turn = (at * 7 + Math.abs(event.day) * 3) % 10
  if (turn >= 8) return []
  const isComing = turn < 6
  return [
    {
      clubId: row.clubId,
      eventId: row.id,
      memberId,
      isComing,
      note: isComing ? '' : (NOTES[at % NOTES.length] ?? ''),
      answeredAt: now,
      answeredBy: at % 3 === 0 ? 'account' : 'mail',
      isHere: event.day < 0 ? isComing : null,
    },
  ]
}
