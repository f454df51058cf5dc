import { type LoaderFunctionArgs, Link, useLoaderData, useLocation } from 'react-router'
import { listImages, type OfficeImage } from '@clubhouse/contract/site/office/images'
import { titled } from '#lib/page/page-meta.ts'
import { UndoNote } from '#parts/office/edit/undo-note.tsx'
import { listAddressWith } from '#parts/office/list/list-address.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { MediaGrid } from './media-grid.tsx'
import { MEDIA_LIST } from './media-list.tsx'
import styles from './media.module.css'
import { MEDIA, PICTURE } from './messages.ts'
import { DropArea, UploadPanel } from './upload-area.tsx'
import { useRemoval } from './use-removal.ts'
import { useUploads } from './use-uploads.ts'

export const loader = (args: LoaderFunctionArgs) => loadList(args, MEDIA_LIST, { list: listImages })

/** Only views of it are saved here. */
export const action = (args: LoaderFunctionArgs) => actOnList(args, MEDIA_LIST, {})

export const meta = titled(MEDIA.title)

/** OPEN-125: the pictures of the club, as a grid or as a list. */
export default function MediaPage() {
  const data = useLoaderData<LoadedList<OfficeImage>>()
  const { removal, undo } = useRemoval()
  const uploads = useUploads()
  const search = new URLSearchParams(useLocation().search)
  const isList = search.get('look') === 'list'
  const items = data.list?.items.filter(({ image_id: id }) => id !== removal?.id) ?? []
  const list = data.list && { ...data.list, items }
  return (
    <DropArea add={uploads.add}>
      <OfficeList
        listPage={MEDIA_LIST}
        data={{ ...data, list }}
        notes={
          <>
            {removal && (
              <UndoNote onUndo={undo} onClose={undo}>
                {PICTURE.deleted(removal.name)}
              </UndoNote>
            )}
            <UploadPanel {...uploads} />
            <nav className={styles.looks} aria-label={MEDIA.look}>
              {(['grid', 'list'] as const).map((look) => (
                <Link
                  key={look}
                  to={listAddressWith(MEDIA_LIST.path, search, { look: look === 'grid' ? null : look })}
                  aria-current={(look === 'list') === isList ? 'true' : undefined}
                  preventScrollReset
                >
                  {MEDIA[look]}
                </Link>
              ))}
            </nav>
          </>
        }
        rows={isList ? undefined : <MediaGrid images={items} />}
      />
    </DropArea>
  )
}
