import { sql } from 'drizzle-orm'
import type { PersonTable } from '#kernel/person/person-table.ts'
import { ownAccount } from '#kernel/person/whose.ts'

export const lotteryPeople: PersonTable[] = [
  {
    table: 'lottery_tickets',
    person: ['user_id'],
    onErase: (whose) => sql`
      update lottery_tickets set auto_renewal = false where club_id = ${whose.clubId} and user_id = ${ownAccount(whose)}`,
    onLeave: (whose) => sql`
      update lottery_tickets set user_id = null where club_id = ${whose.clubId} and user_id = ${ownAccount(whose)}`,
    copy: [
      {
        of: 'holders',
        title: 'Tickets',
        query: (whose) => sql`select p.name as lottery, t.lines, t.draws, t.auto_renewal, t.created_at
          from lottery_tickets t join products p on p.club_id = t.club_id and p.id = t.lottery_id
          where t.club_id = ${whose.clubId} and t.user_id = ${ownAccount(whose)} order by t.created_at desc`,
      },
    ],
  },
  {
    table: 'play_limits',
    person: ['user_id'],
    copy: [
      {
        of: 'holders',
        title: 'Limits on play',
        query: (whose) => sql`select l.weekly_limit as weekly_cents, l.excluded_until, l.updated_at
          from play_limits l where l.club_id = ${whose.clubId} and l.user_id = ${ownAccount(whose)}`,
      },
    ],
  },
]
