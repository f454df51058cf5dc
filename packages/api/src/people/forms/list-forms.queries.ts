import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { FormCounts, FormsQuery, FormSort, FormSummary } from '@clubhouse/contract/people/office/forms'
import type { Collection } from '@clubhouse/contract/paging'
import { collection } from '#kernel/db/collection.ts'
import type { Tx } from '#kernel/db/database.ts'
import { forms, formVersions } from './tables.ts'
import { users } from '#identity/sign-in/people/tables.ts'
import { ANSWER_COUNT, answered, isNewest, QUESTION_COUNT, USE, USED_BY } from './forms.queries.ts'

const KIND_ORDER = sql`array_position(array['adult', 'juvenile', 'guardian'], ${forms.kind})`

const SORTS: Record<FormSort, SQL> = {
  name: sql`lower(${forms.name})`,
  kind: KIND_ORDER,
  question_count: QUESTION_COUNT,
  answer_count: ANSWER_COUNT,
  plans: sql`(select count(*) ${USED_BY})`,
  saved_at: sql`${formVersions.createdAt}`,
}

/** TABLE-01, TABLE-11: one page of the forms of a club, in one statement. */
export async function listForms(
  tx: Tx,
  clubId: string,
  query: FormsQuery,
): Promise<Collection<FormSummary> & { counts: FormCounts }> {
  const { page, per_page: perPage } = query
  const [row] = await tx
    .select({ total: sql<number>`total`, items: sql<FormSummary[]>`items`, counts: sql<FormCounts>`counts` })
    .from(
      sql`(
        with found as materialized (${found(clubId, query)})
        select (select count(*)::int from found) as total, ${countsOf(clubId)} as counts,
          (select coalesce(json_agg(page.form order by page.place), '[]') from (
            select form, place from found order by place limit ${perPage} offset ${(page - 1) * perPage}) page) as items
      ) listed`,
    )
  const { total, items, counts } = row ?? { total: 0, items: [], counts: NONE }
  return { ...collection(items, total, query), counts }
}

/** Everything that was asked for, with its place among the rest. */
const found = (clubId: string, query: FormsQuery): SQL => sql`
  select row_number() over (order by ${orderOf(query)}) as place,
    json_build_object(${USE}, 'question_count', ${QUESTION_COUNT},
      'section_count', jsonb_array_length(${formVersions.sections})) as form
  from ${forms} join ${formVersions} on ${isNewest} left join ${users} on ${eq(users.id, formVersions.createdBy)}
    left join ${answered(clubId, 'form_id')} on answered.form_id = ${forms.id}
  where ${and(eq(forms.clubId, clubId), ...wanted(query))}`

function wanted({ filter, ids, kind, archived }: FormsQuery): (SQL | undefined)[] {
  return [
    kind && eq(forms.kind, kind),
    archived && sql`(${forms.archivedAt} is not null) = ${archived === 'true'}`,
    ids && inArray(forms.id, ids),
    filter
      ? sql`(${has(sql`${forms.name}`, filter)} or exists (select ${USED_BY} and ${has(sql`used.name`, filter)}))`
      : undefined,
  ]
}

/** No pattern: what is looked for may hold a percent sign. */
const has = (text: SQL, part: string): SQL => sql`position(lower(${part}) in lower(${text})) > 0`

/** What is sorted for comes first; what is the same by that stands as it always does. */
function orderOf({ sort, sort_direction: direction = 'desc' }: FormsQuery): SQL {
  const usual = sql`${forms.archivedAt} is not null, ${KIND_ORDER}, lower(${forms.name}), ${forms.id}`
  return sort ? sql`${SORTS[sort]} ${sql.raw(direction)}, ${usual}` : usual
}

const countsOf = (clubId: string): SQL => sql`(
  select json_build_object(
    'adult', count(*) filter (where kind = 'adult' and archived_at is null),
    'juvenile', count(*) filter (where kind = 'juvenile' and archived_at is null),
    'guardian', count(*) filter (where kind = 'guardian' and archived_at is null),
    'archived', count(*) filter (where archived_at is not null))
  from forms where club_id = ${clubId})`

const NONE: FormCounts = { adult: 0, juvenile: 0, guardian: 0, archived: 0 }
