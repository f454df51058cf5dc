import type { AuditEvent, AuditEventsQuery, listAuditEvents } from '@clubhouse/contract/office/audit-events'
import type { Collection } from '@clubhouse/contract/paging'
import { kindsIn, SENTENCES } from '@clubhouse/domain/office/audit-log/sentences'
import { actorName, personName } from '#kernel/db/actor-name.ts'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith, sinceDay, untilDay } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'

const ACTOR = actorName('actor', { club: 'e.club_id', user: 'e.actor_id', at: 'e.at' })

/** Not materialised: a count that asks for no name does not look for any. */
const EVENTS = `events as not materialized (
  select e.club_id, e.id, e.at, e.kind, e.detail, coalesce(${ACTOR}, case when e.site = 'su' then 'The platform' end) as actor, ${personName('person')} as person
  from audit_events e left join users actor on actor.id = e.actor_id left join users person on person.id = e.subject_id
  where e.club_id = $1)`

/** As it was called then; older rows did not say, so what it is called now stands in. Asked for the page alone. */
const SUBJECT = `coalesce(e.detail ->> 'name', case when strpos(e.detail ->> 'title', ' → ') = 0 then nullif(e.detail ->> 'title', '') end,
  e.detail ->> 'filename',
  (select coalesce(nullif(d.content ->> 'title', ''), a.title) from articles a
    left join drafts d on d.club_id = a.club_id and d.kind = 'article' and d.subject_id = a.id
    where a.club_id = e.club_id and a.id::text = e.detail ->> 'article_id'),
  (select f.name from forms f where f.club_id = e.club_id and f.id::text = e.detail ->> 'form_id'),
  (select trim(concat_ws(' ', p.first_name, p.last_name)) from club_people p where p.club_id = e.club_id
    and p.id = case when e.detail ->> 'person_id' ~ '^[0-9a-f-]{36}$' then (e.detail ->> 'person_id')::uuid end))`

const SHAPE: ListShape<ColumnOf<typeof listAuditEvents>> = {
  name: 'audit_events',
  with: EVENTS,
  rows: 'events e where true',
  row: 'e',
  item: `json_build_object('event_id', e.id, 'at', iso(e.at), 'kind', e.kind, 'actor', e.actor, 'person', e.person,
    'subject', ${SUBJECT}, 'detail', e.detail)`,
  columns: { at: 'e.at', actor: 'lower(e.actor)', kind: 'e.kind' },
  searched: ['e.actor', 'e.person', `replace(e.kind, '-', ' ')`, 'e.detail::text'],
  order: 'e.at desc nulls last, e.id',
  filters: {
    who: (name) => `strpos(lower(e.actor), lower(${name}::text)) > 0`,
    kind: (kind) => `e.kind = ${kind}::text`,
    kinds: (kinds) => `e.kind = any(${kinds}::text[])`,
    others: (kinds) => `e.kind <> all(${kinds}::text[])`,
    from: sinceDay('e.at'),
    to: untilDay('e.at'),
    subject: (id) => `exists (select from jsonb_each_text(e.detail) each where each.value = ${id}::text)`,
  },
}

/** TABLE-01, TABLE-11: a page of the log with its total, in one statement. */
export const listEvents = (
  tx: Tx,
  clubId: string,
  { area, ...query }: AuditEventsQuery,
): Promise<Collection<AuditEvent>> =>
  readListWith<AuditEvent, object>(readIn(tx), SHAPE, { ...query, ...of(area) }, [clubId])

/** What has no sentence yet belongs to the rest. */
function of(area: AuditEventsQuery['area']): { kinds?: string[]; others?: string[] } {
  if (area === undefined) return {}
  return area === 'other' ? { others: Object.keys(SENTENCES) } : { kinds: kindsIn(area) }
}
