import type { Article, ArticleSummary, ContentType, Sponsor } from '@clubhouse/contract/content'
import type { Collection } from '@clubhouse/contract/paging'
import type { Database } from '../db/database.ts'
import { collection } from '../db/collection.ts'

const CARD = `
  'article_id', a.id, 'type', a.type, 'title', a.title, 'slug', a.slug, 'summary', a.summary,
  'created_at', iso(a.created_at), 'published_at', iso(a.published_at)`

/** Newest first; what is dated later than now is scheduled and not yet public. */
const LIST = {
  name: 'list_articles',
  text: `
    select
      (select count(*)::int from articles a where a.club_id = c.id
        and ($2::text is null or a.type = $2) and a.status = 'published' and a.published_at <= $3) as total,
      coalesce((
        select json_agg(json_build_object(${CARD}, 'featured_image', image_list(i))
          order by a.published_at desc nulls last, a.id)
        from (
          select * from articles a where a.club_id = c.id
            and ($2::text is null or a.type = $2) and a.status = 'published' and a.published_at <= $3
          order by a.published_at desc nulls last, a.id limit $4 offset $5
        ) a
        left join images i on i.club_id = a.club_id and i.id = a.image_id), '[]') as items
    from clubs c where c.slug = $1`,
}

export async function listPublished(
  db: Database,
  wanted: { club: string; type: ContentType | undefined; page: number; perPage: number; now: Date },
): Promise<Collection<ArticleSummary> | null> {
  const { club, type, page, perPage, now } = wanted
  const values = [club, type ?? null, now, perPage, (page - 1) * perPage]
  const [row] = await db.read<{ total: number; items: ArticleSummary[] }>(LIST, values)
  return row ? collection(row.items, row.total, page, perPage) : null
}

const ONE = {
  name: 'one_article',
  text: `
    select json_build_object(${CARD}, 'featured_image', image_list(i), 'content', a.content,
      'updated_at', iso(a.updated_at)) as article
    from clubs c
    join articles a on a.club_id = c.id
    left join images i on i.club_id = a.club_id and i.id = a.image_id
    where c.slug = $1 and a.slug = $2 and a.status = 'published' and a.published_at <= $3`,
}

export async function findPublished(
  db: Database,
  club: string,
  slug: string,
  now: Date,
): Promise<Article | null> {
  const [row] = await db.read<{ article: Article }>(ONE, [club, slug, now])
  return row?.article ?? null
}

const SPONSORS = {
  name: 'sponsors',
  text: `
    select coalesce((
      select json_agg(json_build_object('sponsor_id', s.id, 'name', s.name, 'link', s.link, 'featured', s.featured,
        'image', image_list(i)) order by s.featured desc, s.position, s.name)
      from sponsors s left join images i on i.club_id = s.club_id and i.id = s.image_id
      where s.club_id = c.id), '[]') as sponsors
    from clubs c where c.slug = $1`,
}

export async function findSponsors(db: Database, club: string): Promise<Sponsor[] | null> {
  const [row] = await db.read<{ sponsors: Sponsor[] }>(SPONSORS, [club])
  return row?.sponsors ?? null
}

const PATHS = {
  name: 'public_paths',
  text: `
    select a.type, a.slug, iso(a.updated_at) as updated_at
    from clubs c join articles a on a.club_id = c.id
    where c.slug = $1 and a.status = 'published' and a.published_at <= $2
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
