import type { OverseenClub } from '@clubhouse/contract/platform/overseen-clubs'
import type { Collection } from '@clubhouse/contract/paging'
import { collection } from '#kernel/db/collection.ts'
import type { Database } from '#kernel/db/database.ts'

const CLUBS = {
  name: 'overseen_clubs',
  text: `
    with found as (
      select c.id, c.name, c.slug from clubs c
      where position(lower($1::text) in lower(c.name)) > 0 and ($2::uuid is null or exists (
        select from club_affiliations a where a.club_id = c.id and a.governing_body_id = $2::uuid)))
    select (select count(*)::int from found) as total, (
      select coalesce(json_agg(json_build_object('account_id', id, 'name', name, 'slug', slug)), '[]')
      from (select * from found order by lower(name), id limit $3 offset $4) page) as items`,
}

interface Wanted {
  page: number
  per_page: number
  filter?: string | undefined
}

/** The clubs affiliated to a governing body, or all of them for null. */
export async function overseenClubs(
  db: Database,
  governingBodyId: string | null,
  { page, per_page: perPage, filter = '' }: Wanted,
): Promise<Collection<OverseenClub>> {
  const values = [filter, governingBodyId, perPage, (page - 1) * perPage]
  const [row] = await db.readPlatform<{ total: number; items: OverseenClub[] }>(CLUBS, values)
  return collection(row?.items ?? [], row?.total ?? 0, { page, per_page: perPage })
}
