import { sql } from 'drizzle-orm'
import type { PersonTable } from '#kernel/person/person-table.ts'
import { areTheirs } from '#kernel/person/whose.ts'
import { answersBack, answersMoved } from './move-answers.ts'

export const teamPeople: PersonTable[] = [
  {
    table: 'team_event_players',
    person: ['member_id'],
    onErase: (whose) => sql`
      delete from team_event_players a using club_people p
      where a.club_id = ${whose.clubId} and p.club_id = a.club_id and p.id = a.member_id
        and ${areTheirs(whose, sql`p.id`, sql`p.user_id`)}`,
    onMerge: {
      place: 'team_answer',
      print: `select a.event_id || ' ' || a.member_id, trim(concat_ws(' ', g.name, to_char(e.starts_at, 'YYYY-MM-DD'))), a.member_id,
          md5(concat_ws(' ', a.is_coming, a.note, a.answered_at, a.answered_by, a.is_here)),
          jsonb_build_object('event_id', a.event_id, 'is_coming', a.is_coming, 'note', a.note, 'answered_at', a.answered_at,
            'answered_by', a.answered_by, 'is_here', a.is_here)
        from team_event_players a join team_events e on e.club_id = a.club_id and e.id = a.event_id
        join groups g on g.club_id = e.club_id and g.id = e.group_id
        where a.club_id = $1 and a.member_id = any($2::uuid[])`,
      how: 'as said',
      move: ({ clubId, keptId, goneId }) => answersMoved({ clubId, from: goneId, to: keptId }),
      back: answersBack,
      needsBoth: true,
    },
    onNameless: ({ clubId, people }) =>
      sql`delete from team_event_players where club_id = ${clubId} and member_id = ${people}`,
    copy: [
      {
        of: 'people',
        title: 'Matches and trainings',
        query: (
          whose,
        ) => sql`select p.first_name, p.last_name, g.name as team, e.kind, e.starts_at, a.is_coming, a.note, a.is_here
          from team_event_players a join team_events e on e.club_id = a.club_id and e.id = a.event_id
          join groups g on g.club_id = e.club_id and g.id = e.group_id
          join club_people p on p.club_id = a.club_id and p.id = a.member_id
          where a.club_id = ${whose.clubId} and ${areTheirs(whose, sql`p.id`, sql`p.user_id`)} order by p.sorted, e.starts_at`,
      },
    ],
  },
]
