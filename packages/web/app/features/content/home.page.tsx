import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { listArticles } from '@clubhouse/contract/content'
import { KEEP_HEADER } from '@clubhouse/domain/page-context'
import { pageContext } from '../../lib/page-context.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { host, call } = context.get(pageContext)
  const club = host.type === 'club' ? host.club : ''
  return { news: await call(listArticles, { params: { club }, query: { type: 'News', per_page: 6 } }) }
}

export const headers = () => ({ [KEEP_HEADER]: '1' })

export default function Home() {
  const { news } = useLoaderData<typeof loader>()
  return <ul>{news.items.map((item) => <li key={item.slug}>{item.title}</li>)}</ul>
}
