import { AGE_GROUPS, type AgeGroup } from '@clubhouse/contract/platform/governing-body/limits'
import type { RegistrationsRow, ReportQuery } from '@clubhouse/contract/platform/governing-body/reports'
import { lastMonths, monthName } from '@clubhouse/domain/platform/governing-body/months'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { affiliatedClubs } from './registered.queries.ts'

const BORN = 'coalesce(p.corrected_born, p.born)'
const DAY = `to_char(m.created_at at time zone c.time_zone, 'YYYY-MM-DD')`
/** As domain/time/plain-date.ts counts years, on the day of registration. */
const AGE = `(left(r.day, 4)::int - left(r.born, 4)::int - (substr(r.day, 6) < substr(r.born, 6))::int)`
const GROUP = `case when r.born is null then case r.kind when 'adult' then 'adult' else 'unknown' end
  when ${AGE} < 8 then 'under_8' when ${AGE} < 13 then 'from_8' when ${AGE} < 18 then 'from_13' else 'adult' end`

/** $1 the first month, $2 the one club or null. A membership is a registration, whether it is somebody's first or the next. */
const REGISTERED = `(select m.club_id, c.name as club, left(${DAY}, 7) as month, ${DAY} as day, ${BORN} as born, p.kind
    from memberships m join clubs c on c.id = m.club_id join club_people p on p.club_id = m.club_id and p.id = m.member_id
    where m.status = 'active' and m.created_at >= ($1 || '-01')::timestamptz - interval '1 day'
      and ($2::uuid is null or m.club_id = $2::uuid)) r where r.month >= $1`

const grouped = (name: string, keys: string) => ({
  name,
  text: `select ${keys}, ${GROUP} as age, count(*)::int as count from ${REGISTERED} group by 1, 2, 3 order by 1, 2, 3`,
})
const BY_MONTH = grouped('body_report_months', `r.month as key, '' as name`)
const BY_CLUB = grouped('body_report_clubs', `r.club_id::text as key, r.club as name`)
const BY_BOTH = grouped('body_report_file', `r.month as key, r.club as name`)

export interface Counted {
  key: string
  name: string
  age: AgeGroup
  count: number
}

const counted = (tx: Tx, statement: { name: string; text: string }, { months, club }: Asked) =>
  readIn(tx)<Counted>(statement, [months[0], club ?? null])

interface Asked {
  months: readonly string[]
  club?: string | undefined
}

const NONE = Object.fromEntries(AGE_GROUPS.map((age) => [age, 0])) as Record<AgeGroup, number>

const summed = (rows: readonly Counted[]) => ({
  ages: rows.reduce((ages, { age, count }) => ({ ...ages, [age]: ages[age] + count }), NONE),
  total: rows.reduce((sum, { count }) => sum + count, 0),
})

/** A month or a club in which nobody registered is told as well. */
export async function registrationsReport(tx: Tx, now: Date, { by, months: wanted, club }: ReportQuery) {
  const months = lastMonths(now, wanted)
  const clubs = (await affiliatedClubs(tx)).map(({ id, name }) => ({ account_id: id, name }))
  const found = await counted(tx, by === 'month' ? BY_MONTH : BY_CLUB, { months, club })
  const keys =
    by === 'month'
      ? months.toReversed().map((month) => ({ key: month, name: monthName(month) }))
      : clubs
          .filter(({ account_id: id }) => club === undefined || id === club)
          .map(({ account_id, name }) => ({ key: account_id, name }))
  const rows = keys.map((each): RegistrationsRow => ({
    ...each,
    ...summed(found.filter(({ key }) => key === each.key)),
  }))
  return { rows, sums: summed(found), clubs }
}

export const registrationsForFile = (tx: Tx, now: Date, { months, club }: ReportQuery): Promise<Counted[]> =>
  counted(tx, BY_BOTH, { months: lastMonths(now, months), club })
