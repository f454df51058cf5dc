import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { StaffHome } from '../../features/home-signed-in/staff-home.tsx'
import { ClubsHome } from '../../features/su/clubs-home.tsx'
import { kept } from '../../lib/page/keep.ts'
import { pageContext } from '../../lib/page/page-context.ts'
import { pageMeta, siteIn } from '../../lib/page/page-meta.ts'
import { useSite } from '../../lib/page/site-data.ts'
import { Landing, textOf } from './landing.tsx'
import { loadHome } from './load-home.ts'

export { keptHeaders as headers } from '../../lib/page/keep.ts'
export { RouteError as ErrorBoundary } from '../../lib/errors/route-error.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const user = await page.user()
  if (user) return loadHome(page, request)
  return kept({ home: null, clubs: page.demo?.clubs ?? [] })
}

export function meta({ matches }: MetaArgs) {
  const { name, lead } = textOf(siteIn(matches))
  return pageMeta(matches, { title: name, description: lead, path: '/' })
}

export default function LandingPage() {
  const data = useLoaderData<typeof loader>()
  const site = useSite()
  if (data.home?.every) return <ClubsHome clubs={data.home.every} />
  if (data.home !== null && site?.user)
    return <StaffHome site={site} user={site.user} clubs={data.home.clubs} />
  return <Landing site={site} clubs={data.home === null ? data.clubs : []} />
}
