import type { LoaderFunctionArgs } from 'react-router'
import { listOfficeArticlesCsv } from '@clubhouse/contract/site/office/articles'
import { askedAddress } from '#lib/page/page-context.ts'
import { csvOfList } from '#parts/office/list/csv-of-list.ts'
import { roomAt } from '../rooms.ts'
import { articlesList } from './articles-list.tsx'

export function loader(args: LoaderFunctionArgs) {
  const room = roomAt(askedAddress(args.request).pathname)
  return csvOfList(args, articlesList(room), { csv: listOfficeArticlesCsv, base: { types: [...room.types] } })
}
