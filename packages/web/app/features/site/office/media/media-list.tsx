import type { OfficeImage } from '@clubhouse/contract/site/office/images'
import { Sub, When } from '#parts/office/list/cells.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { byteWords } from './byte-words.ts'
import { MEDIA } from './messages.ts'
import styles from './media.module.css'
import { Thumbnail } from './thumbnail.tsx'

export const showsOf = ({ alt, is_decorative: isDecorative }: OfficeImage): string =>
  isDecorative ? MEDIA.decorative : alt || MEDIA.notSaid

export const usedIn = ({ used_in: used }: OfficeImage): string =>
  used.length === 0 ? MEDIA.notUsed : MEDIA.places(used.length)

export const MEDIA_LIST: OfficeListPage<OfficeImage> = {
  key: 'media',
  path: '/media',
  title: MEDIA.title,
  lead: MEDIA.lead,
  search: MEDIA.search,
  none: { icon: 'picture', words: MEDIA.none },
  noneIn: () => MEDIA.noneUndescribed,
  id: ({ image_id }) => image_id,
  name: ({ filename }) => filename,
  rowPath: ({ image_id }) => `/media/${image_id}`,
  columns: [
    {
      key: 'filename',
      header: MEDIA.name,
      isSortable: true,
      cell: (image) => (
        <span className={styles.named}>
          <Thumbnail image={image} className={styles.small} />
          {image.filename}
        </span>
      ),
    },
    { key: 'alt', header: MEDIA.shows, place: 'middle', cell: showsOf },
    {
      key: 'bytes',
      header: MEDIA.size,
      isSortable: true,
      isSpare: true,
      place: 'foot',
      cell: ({ width, height, bytes }) => (
        <>
          {width} × {height}
          {bytes !== null && <Sub>{byteWords(bytes)}</Sub>}
        </>
      ),
    },
    { key: 'used_in', header: MEDIA.used, place: 'middle-end', cell: usedIn },
    {
      key: 'created_at',
      header: MEDIA.uploaded,
      isSortable: true,
      place: 'foot-end',
      cell: ({ created_at: at, uploaded_by: by }, time) => (
        <>
          <When at={at} time={time} />
          {by && <Sub>{by}</Sub>}
        </>
      ),
    },
  ],
  views: [
    { name: 'all', title: MEDIA.all },
    { name: 'undescribed', title: MEDIA.undescribed, query: { undescribed: 'true' }, isUrgent: true },
  ],
}
