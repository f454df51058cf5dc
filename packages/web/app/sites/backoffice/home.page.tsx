import { type MetaArgs, useLoaderData } from 'react-router'
import { loadHome } from '#features/office/home/load-home.ts'
import { OfficeHome } from '#features/office/home/office-home.tsx'
import { publicLoader } from '../../lib/page/handlers.ts'
import { cached } from '../../lib/page/keep.ts'
import { pageMeta } from '../../lib/page/page-meta.ts'
import { useSite } from '../../lib/page/site-data.ts'
import { Landing } from '../platform/landing.tsx'
import { LANDINGS } from '../platform/landing-messages.ts'
import { SITE_NAMES } from '../platform/messages.ts'

export { cachedHeaders as headers } from '../../lib/page/keep.ts'
export { RouteError as ErrorBoundary } from '../../lib/errors/route-error.tsx'

export const loader = publicLoader(async ({ page, request }) => {
  const user = await page.user()
  if (!user) return cached({ loaded: null, clubs: page.demo?.clubs ?? [] })
  return { loaded: await loadHome(page, request) }
})

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
