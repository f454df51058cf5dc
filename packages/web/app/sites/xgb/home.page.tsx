import { type MetaArgs, useLoaderData } from 'react-router'
import { BodyClubs } from '#features/platform/governing-body/clubs/body-clubs.tsx'
import { loadBodyClubs } from '#features/platform/governing-body/clubs/load-body-clubs.ts'
import { publicLoader } from '../../lib/page/handlers.ts'
import { cached } from '../../lib/page/keep.ts'
import { pageMeta } from '../../lib/page/page-meta.ts'
import { useSite } from '../../lib/page/site-data.ts'
import { Landing } from '../platform/landing.tsx'
import { LANDINGS } from '../platform/landing-messages.ts'
import { SITE_NAMES } from '../platform/messages.ts'

export { cachedHeaders as headers } from '../../lib/page/keep.ts'
export { RouteError as ErrorBoundary } from '../../lib/errors/route-error.tsx'

export const loader = publicLoader(async (args) => {
  const { page } = args
  const user = await page.user()
  if (!user) return cached({ loaded: null, clubs: page.demo?.clubs ?? [] })
  return { loaded: await loadBodyClubs(args, user) }
})

export function meta({ matches }: MetaArgs) {
  const [name, { lead }] = [SITE_NAMES.xgb, LANDINGS.xgb]
  return pageMeta(matches, { title: name, description: lead, path: '/' })
}

/** The clubs of whoever works for a governing body, or what a stranger is told. */
export default function HomePage() {
  const data = useLoaderData<typeof loader>()
  const site = useSite()
  if (data.loaded !== null && site?.user) return <BodyClubs data={data.loaded} />
  return <Landing site={site} clubs={data.loaded === null ? data.clubs : []} />
}
