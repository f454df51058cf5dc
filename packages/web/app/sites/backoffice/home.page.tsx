import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadHome } from '#features/office/home/load-home.ts'
import { OfficeHome } from '#features/office/home/office-home.tsx'
import { kept } from '../../lib/page/keep.ts'
import { pageContext } from '../../lib/page/page-context.ts'
import { pageMeta } from '../../lib/page/page-meta.ts'
import { useSite } from '../../lib/page/site-data.ts'
import { Landing } from '../platform/landing.tsx'
import { LANDINGS } from '../platform/landing-messages.ts'
import { SITE_NAMES } from '../platform/messages.ts'

export { keptHeaders as headers } from '../../lib/page/keep.ts'
export { RouteError as ErrorBoundary } from '../../lib/errors/route-error.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const user = await page.user()
  if (!user) return kept({ loaded: null, clubs: page.demo?.clubs ?? [] })
  return { loaded: await loadHome(page, request) }
}

export function meta({ matches }: MetaArgs) {
  const [name, { lead }] = [SITE_NAMES.backoffice, LANDINGS.backoffice]
  return pageMeta(matches, { title: name, description: lead, path: '/' })
}

/** What somebody sees first who runs a club, or what a stranger is told. */
export default function HomePage() {
  const data = useLoaderData<typeof loader>()
  const site = useSite()
  if (data.loaded !== null && site?.user) return <OfficeHome site={site} user={site.user} {...data.loaded} />
  return <Landing site={site} clubs={data.loaded === null ? data.clubs : []} />
}
