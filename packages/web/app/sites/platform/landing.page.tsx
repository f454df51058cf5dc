import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { ClubsHome } from '#features/platform/console/clubs-home.tsx'
import { loadClubs } from '#features/platform/console/load-clubs.ts'
import { kept } from '../../lib/page/keep.ts'
import { askedAddress, pageContext } from '../../lib/page/page-context.ts'
import { pageMeta, siteIn } from '../../lib/page/page-meta.ts'
import { useSite } from '../../lib/page/site-data.ts'
import { Landing, textOf } from './landing.tsx'

export { keptHeaders as headers } from '../../lib/page/keep.ts'
export { RouteError as ErrorBoundary } from '../../lib/errors/route-error.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const user = await page.user()
  if (user) return { every: await loadClubs(page, askedAddress(request).searchParams), clubs: [] }
  return kept({ every: null, clubs: page.demo?.clubs ?? [] })
}

export function meta({ matches }: MetaArgs) {
  const { name, lead } = textOf(siteIn(matches))
  return pageMeta(matches, { title: name, description: lead, path: '/' })
}

export default function LandingPage() {
  const { every, clubs } = useLoaderData<typeof loader>()
  const site = useSite()
  return every ? <ClubsHome clubs={every} /> : <Landing site={site} clubs={clubs} />
}
