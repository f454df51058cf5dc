import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useLocation } from 'react-router'
import { listOfficeArticles, type OfficeArticleSummary } from '@clubhouse/contract/site/office/articles'
import { askedAddress } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { sectionAt } from '../sections.ts'
import { articlesList } from './articles-list.tsx'

export { articlesAction as action } from './articles-action.ts'

export function loader(args: LoaderFunctionArgs) {
  const section = sectionAt(askedAddress(args.request).pathname)
  return loadList(args, articlesList(section), {
    list: listOfficeArticles,
    base: { types: [...section.types] },
  })
}

export function meta({ matches, location }: MetaArgs) {
  const { title, path } = sectionAt(location.pathname)
  return pageMeta(matches, { title, path, isHidden: true })
}

export default function ArticlesPage() {
  const data = useLoaderData<LoadedList<OfficeArticleSummary>>()
  return <OfficeList listPage={articlesList(sectionAt(useLocation().pathname))} data={data} />
}
