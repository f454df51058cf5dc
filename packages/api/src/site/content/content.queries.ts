import type {
  Article,
  ArticleSummary,
  ContentType,
  listArticles,
  listSponsors,
  Sponsor,
} from '@clubhouse/contract/site/content'
import type { Collection, ListQuery } from '@clubhouse/contract/paging'
import type { Database } from '#kernel/db/database.ts'
import type { JsonText } from '#kernel/db/json-text.ts'
import { type ColumnOf, type ListShape, readListText } from '#kernel/db/list.ts'

type ArticleColumn = ColumnOf<typeof listArticles>
type SponsorColumn = ColumnOf<typeof listSponsors>

const CARD = `
  'article_id', a.id, 'type', a.type, 'title', a.title, 'slug', a.slug, 'summary', a.summary,
  'created_at', iso(a.created_at), 'published_at', iso(a.published_at)`

/** Newest first; what is dated later than now is scheduled and not yet public. */
const LIST: ListShape<ArticleColumn> = {
  name: 'list_articles',
  rows: `articles a where a.club_id = c.id
    and ($2::text is null or a.type = $2) and a.status = 'published' and a.archived_at is null and a.published_at <= $3`,
  row: 'a',
  item: `json_build_object(${CARD}, 'featured_image', image_list(i))`,
  join: 'left join images i on i.club_id = a.club_id and i.id = a.image_id',
  of: 'from clubs c where c.slug = $1',
  columns: {
    title: 'lower(a.title)',
    type: 'a.type',
    published_at: 'a.published_at',
    created_at: 'a.created_at',
  },
  searched: ['a.title', 'a.summary'],
  order: 'a.published_at desc nulls last, a.id',
}

/** Null where there is no such club. */
export function listPublished(
  db: Database,
  { club, now }: { club: string; now: Date },
  { type, ...query }: ListQuery<ArticleColumn> & { type?: ContentType | undefined },
): Promise<JsonText<Collection<ArticleSummary>> | null> {
  return readListText<ArticleSummary>((...asked) => db.read(...asked), LIST, query, [club, type ?? null, now])
}

const ONE = {
  name: 'one_article',
  text: `
    select json_build_object(${CARD}, 'featured_image', image_list(i), 'content', a.content,
      'updated_at', iso(a.updated_at)) as article
    from clubs c
    join articles a on a.club_id = c.id
    left join images i on i.club_id = a.club_id and i.id = a.image_id
    where c.slug = $1 and a.status = 'published' and a.archived_at is null and a.published_at <= $3
      and (a.slug = $2 or a.id = (select r.article_id from slug_redirects r where r.club_id = c.id and r.slug = $2))`,
}

/** By its slug, or by one that it had: then it comes with the one it has now. */
export async function findPublished(
  db: Database,
  club: string,
  slug: string,
  now: Date,
): Promise<Article | null> {
  const [row] = await db.read<{ article: Article }>(ONE, [club, slug, now])
  return row?.article ?? null
}

const SPONSORS: ListShape<SponsorColumn> = {
  name: 'sponsors',
  rows: `sponsors s where s.club_id = c.id and s.removed_at is null
    and coalesce(s.starts_on <= ($2::timestamptz at time zone c.time_zone)::date, true)
    and coalesce(s.ends_on >= ($2::timestamptz at time zone c.time_zone)::date, true)`,
  row: 's',
  item: `json_build_object('sponsor_id', s.id, 'name', s.name, 'link', s.link, 'featured', s.featured,
    'image', image_list(i))`,
  join: 'left join images i on i.club_id = s.club_id and i.id = s.image_id',
  of: 'from clubs c where c.slug = $1',
  columns: { name: 'lower(s.name)', featured: 's.featured' },
  searched: ['s.name'],
  order: 's.featured desc, s.position, s.name, s.id',
}

/** Those shown on this day, as the calendar in the club says. Null where there is no such club. */
export function findSponsors(
  db: Database,
  { club, now }: { club: string; now: Date },
  query: ListQuery<SponsorColumn>,
): Promise<JsonText<Collection<Sponsor>> | null> {
  return readListText<Sponsor>((...asked) => db.read(...asked), SPONSORS, query, [club, now])
}

const PATHS = {
  name: 'public_paths',
  text: `
    select a.type, a.slug, iso(a.updated_at) as updated_at
    from clubs c join articles a on a.club_id = c.id
    where c.slug = $1 and a.status = 'published' and a.archived_at is null and a.published_at <= $2
    order by a.published_at desc limit 5000`,
}

export interface PublicPath {
  type: ContentType
  slug: string
  updated_at: string
}

/** Every address of the club's content, for the sitemap. */
export function listPublicPaths(db: Database, club: string, now: Date): Promise<PublicPath[]> {
  return db.read<PublicPath>(PATHS, [club, now])
}
