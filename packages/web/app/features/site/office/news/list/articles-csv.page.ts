import type { LoaderFunctionArgs } from 'react-router'
import { listOfficeArticlesCsv } from '@clubhouse/contract/site/office/articles'
import { askedAddress } from '#lib/page/page-context.ts'
import { csvOfList } from '#parts/office/list/csv-of-list.ts'
import { roomAt } from '../rooms.ts'
import { articlesRoom } from './articles-room.tsx'

export function loader(args: LoaderFunctionArgs) {
  const room = roomAt(askedAddress(args.request).pathname)
  return csvOfList(args, articlesRoom(room), { csv: listOfficeArticlesCsv, base: { types: [...room.types] } })
}
