import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { fromQuery } from '@clubhouse/domain/web/list-state'
import { loadAccount } from '../../features/account/load-account.ts'
import { MY_ACCOUNT } from '../../features/account/messages.ts'
import { MyAccount } from '../../features/account/my-account.tsx'
import { withHero } from '../../lib/page/hero.ts'
import { kept } from '../../lib/page/keep.ts'
import { pageContext } from '../../lib/page/page-context.ts'
import { pageMeta } from '../../lib/page/page-meta.ts'
import { useSite } from '../../lib/page/site-data.ts'
import { Landing } from '../platform/landing.tsx'
import { LANDINGS } from '../platform/messages.ts'

export { keptHeaders as headers } from '../../lib/page/keep.ts'
export { RouteError as ErrorBoundary } from '../../lib/errors/route-error.tsx'

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  if (!(await page.user())) return kept({ home: null, clubs: page.demo?.clubs ?? [] })
  const { page: number, perPage } = fromQuery(new URL(request.url).searchParams)
  return { home: await loadAccount(page, { page: number, per_page: perPage }) }
}

export const handle = withHero(({ home }: Loaded, { first_name: name }) =>
  home ? { title: MY_ACCOUNT.hello(name), line: MY_ACCOUNT.lead } : null,
)

export function meta({ matches }: MetaArgs) {
  const { name, lead } = LANDINGS.myaccount
  return pageMeta(matches, { title: name, description: lead, path: '/' })
}

/** What a member sees first, or what a stranger is told. */
export default function HomePage() {
  const data = useLoaderData<typeof loader>()
  const site = useSite()
  if (data.home !== null && site?.user) return <MyAccount site={site} user={site.user} data={data.home} />
  return <Landing site={site} clubs={data.home === null ? data.clubs : []} />
}
