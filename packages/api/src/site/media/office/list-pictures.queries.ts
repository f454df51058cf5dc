import type { ImagesQuery, listImages, OfficeImage } from '@clubhouse/contract/site/office/images'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'

/** Of the picture `i`: what shows it, and what would once a draft is published. A text names the folder of a picture. */
const USES = `(select coalesce(json_agg(json_build_object('kind', u.kind, 'id', u.id, 'name', u.name) order by u.kind, u.name, u.id), '[]')
  from (
    select 'article' as kind, a.id, coalesce(nullif(d.content ->> 'title', ''), a.title) as name
      from articles a left join drafts d on d.club_id = a.club_id and d.kind = 'article' and d.subject_id = a.id
      where a.club_id = i.club_id and (a.image_id = i.id or d.content ->> 'image_id' = i.id::text
        or strpos(a.content, i.filepath) > 0 or strpos(d.content ->> 'content', i.filepath) > 0)
    union all
    select 'sponsor', s.id, s.name from sponsors s where s.club_id = i.club_id and s.image_id = i.id
    union all
    select 'club', c.id, of_club.name from clubs c cross join lateral (values ('Crest', c.logo_image_id),
        ('Picture behind the heading', c.layout_image_id), ('Picture behind the sponsors', c.sponsors_background_image_id)
      ) of_club (name, image_id)
      where c.id = i.club_id and of_club.image_id = i.id
    union all
    select 'shop-item', s.id, p.name from shop_items s join products p on p.club_id = s.club_id and p.id = s.id
      where s.club_id = i.club_id and i.id = any(s.image_ids)
    union all
    select 'lottery', l.id, p.name from lotteries l join products p on p.club_id = l.club_id and p.id = l.id
      where l.club_id = i.club_id and i.id = any(l.image_ids)
    union all
    select 'promotion', p.id, p.description from promotions p where p.club_id = i.club_id and p.image_id = i.id
    union all
    select 'draft', d.subject_id, d.kind from drafts d where d.club_id = i.club_id and d.kind <> 'article' and d.has_changes
      and (strpos(d.content::text, i.id::text) > 0 or strpos(d.content::text, i.filepath) > 0)
  ) u)`

const ITEM = `json_build_object('image_id', i.id, 'file_path', '/' || i.filepath || '/' || i.filename, 'filename', i.filename,
  'width', i.width, 'height', i.height, 'alt', i.alt, 'is_decorative', i.is_decorative, 'bytes', i.bytes,
  'content_type', i.content_type, 'uploaded_by', (select u.first_name || ' ' || u.last_name from users u where u.id = i.uploaded_by),
  'created_at', iso(i.created_at), 'used_in', ${USES},
  'image', json_build_array(json_build_object('size', 'original', 'filepath', i.filepath, 'filename', i.filename,
    'width', i.width, 'height', i.height, 'alt', i.alt)))`

const UNDESCRIBED = `i.alt = '' and not i.is_decorative`

const PICTURES: ListShape<ColumnOf<typeof listImages>> = {
  name: 'office_images',
  rows: 'images i where i.club_id = $1',
  row: 'i',
  item: ITEM,
  columns: { filename: 'i.filename', created_at: 'i.created_at', bytes: 'i.bytes' },
  searched: ['i.filename', 'i.alt'],
  order: 'i.created_at desc, i.id',
  filters: { undescribed: (wanted) => `${wanted}::text = 'true' and ${UNDESCRIBED}` },
  also: {
    counts: `(select json_build_object('all', count(*), 'undescribed', count(*) filter (where ${UNDESCRIBED}))
      from images i where i.club_id = $1)`,
  },
}

/** TABLE-01, TABLE-11: a page of pictures with its total and where each is used, in one statement. */
export const listPictures = (
  tx: Tx,
  clubId: string,
  query: ImagesQuery,
): Promise<ReplyOf<typeof listImages>> =>
  readListWith<OfficeImage, Pick<ReplyOf<typeof listImages>, 'counts'>>(readIn(tx), PICTURES, query, [clubId])

export async function readPicture(tx: Tx, clubId: string, id: string): Promise<OfficeImage | null> {
  const text = `select ${ITEM} as item from images i where i.club_id = $1 and i.id = $2`
  const [row] = await readIn(tx)<{ item: OfficeImage }>({ name: 'office_image', text }, [clubId, id])
  return row?.item ?? null
}
