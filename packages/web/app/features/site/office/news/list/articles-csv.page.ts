import type { LoaderFunctionArgs } from 'react-router'
import { listOfficeArticlesCsv } from '@clubhouse/contract/site/office/articles'
import { askedAddress } from '#lib/page/page-context.ts'
import { csvOfList } from '#parts/office/list/csv-of-list.ts'
import { sectionAt } from '../sections.ts'
import { articlesList } from './articles-list.tsx'

export function loader(args: LoaderFunctionArgs) {
  const section = sectionAt(askedAddress(args.request).pathname)
  return csvOfList(args, articlesList(section), {
    csv: listOfficeArticlesCsv,
    base: { types: [...section.types] },
  })
}
