import type {
  ArticleCounts,
  ArticlesQuery,
  listOfficeArticles,
  OfficeArticleSummary,
} from '@clubhouse/contract/site/office/articles'
import type { Collection } from '@clubhouse/contract/paging'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith, sinceDay, untilDay } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'

/** $1 the club, $2 now, $3 the types, $4 whether what is put away. */
const STATUS = `case when a.status = 'published' and a.published_at <= $2 then 'published'
  when a.status = 'published' or d.due_at is not null then 'scheduled' else a.status end`

const TITLE = `coalesce(d.content ->> 'title', a.title)`
const DRAFT = `drafts d on d.club_id = a.club_id and d.kind = 'article' and d.subject_id = a.id`

/** Once for the page, the total and the counts. */
const KNOWN = `known as materialized (
  select a.club_id, a.id, a.type, a.slug, a.image_id, a.created_at, a.published_at, a.archived_at, d.due_at, d.saved_by,
    ${STATUS} as status, ${TITLE} as title, coalesce(d.has_changes, false) as has_changes,
    coalesce(d.saved_at, case when a.updated_at <= $2 then a.updated_at else a.created_at end) as edited_at
  from articles a left join ${DRAFT}
  where a.club_id = $1 and ($3::text[] is null or a.type = any($3)))`

const COUNTS = `(select json_build_object('all', count(*) filter (where archived_at is null),
  ${['draft', 'scheduled', 'published', 'unpublished']
    .map((status) => `'${status}', count(*) filter (where archived_at is null and status = '${status}')`)
    .join(', ')},
  'archived', count(*) filter (where archived_at is not null)) from known)`

type Column = ColumnOf<typeof listOfficeArticles>

const ARTICLES: ListShape<Column> = {
  name: 'office_articles',
  with: KNOWN,
  rows: `known k where (k.archived_at is not null) = $4`,
  row: 'k',
  join: `left join images i on i.club_id = k.club_id and i.id = k.image_id left join users u on u.id = k.saved_by`,
  item: `json_build_object('article_id', k.id, 'type', k.type, 'status', k.status, 'title', k.title, 'slug', k.slug,
    'created_at', iso(k.created_at), 'published_at', iso(k.published_at), 'archived_at', iso(k.archived_at),
    'has_changes', k.has_changes, 'due_at', iso(k.due_at), 'edited_at', iso(k.edited_at),
    'edited_by', u.first_name || ' ' || u.last_name, 'featured_image', image_list(i))`,
  columns: {
    title: 'lower(k.title)',
    status: 'k.status',
    published_at: 'k.published_at',
    edited_at: 'k.edited_at',
  },
  searched: ['k.title', 'k.slug'],
  order: 'k.edited_at desc, k.id',
  filters: {
    status: (status) => `k.status = ${status}::text`,
    changed: (wanted) => `${wanted}::text = 'true' and k.has_changes and k.status = 'published'`,
    published_from: sinceDay('k.published_at'),
    published_to: untilDay('k.published_at'),
  },
  also: { counts: COUNTS },
}

/** TABLE-01, TABLE-11: one page of what a club writes, with its total and the counts of its tabs, in one statement. */
export const listArticles = (
  tx: Tx,
  clubId: string,
  { types, archived, ...query }: ArticlesQuery,
  now: Date,
): Promise<Collection<OfficeArticleSummary> & { counts: ArticleCounts }> =>
  readListWith<OfficeArticleSummary, { counts: ArticleCounts }>(readIn(tx), ARTICLES, query, [
    clubId,
    now,
    types ?? null,
    archived === 'true',
  ])
