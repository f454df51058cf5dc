import type { TestDatabase } from '../test-database.ts'

/** Clubs like Dunvarra, without anything in them, all overseen by the same body: a platform that has grown. */
export async function layManyClubs({ asOwner }: Pick<TestDatabase, 'asOwner'>, count: number): Promise<void> {
  const [columns] = await asOwner<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
      where table_schema = 'public' and table_name = 'clubs' and is_generated = 'NEVER'`,
  )
  const names = columns?.names ?? ''
  await asOwner(
    `insert into clubs (${names}) select ${names} from (select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'slug', 'club-' || n,
        'name', 'Club ' || n, 'logo_image_id', null, 'layout_image_id', null, 'sponsors_background_image_id', null))).*
      from clubs c, generate_series(1, $1::int) n where c.slug = 'dunvarra') made`,
    [count],
  )
  await asOwner(
    `insert into club_domains (club_id, domain) select id, slug || '.example' from clubs where slug like 'club-%'`,
  )
  await asOwner(
    `insert into club_affiliations (club_id, governing_body_id)
      select c.id, b.id from clubs c, governing_bodies b where c.slug like 'club-%' and b.slug = 'fourcoasts'`,
  )
}
