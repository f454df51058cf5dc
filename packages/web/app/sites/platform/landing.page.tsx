import { type MetaArgs, useLoaderData } from 'react-router'
import { ClubsHome } from '#features/platform/console/clubs-home.tsx'
import { loadClubs } from '#features/platform/console/load-clubs.ts'
import { publicLoader } from '../../lib/page/handlers.ts'
import { cached } from '../../lib/page/keep.ts'
import { pageMeta, siteIn } from '../../lib/page/page-meta.ts'
import { useSite } from '../../lib/page/site-data.ts'
import { Landing, textOf } from './landing.tsx'

export { cachedHeaders as headers } from '../../lib/page/keep.ts'

export const loader = publicLoader(async ({ page, search }) => {
  const user = await page.user()
  if (user) return { every: await loadClubs(page, search), clubs: [] }
  return cached({ every: null, clubs: page.demo?.clubs ?? [] })
})

export function meta({ matches }: MetaArgs) {
  const { name, lead } = textOf(siteIn(matches))
  return pageMeta(matches, { title: name, description: lead, path: '/' })
}

export default function LandingPage() {
  const { every, clubs } = useLoaderData<typeof loader>()
  const site = useSite()
  return every ? <ClubsHome clubs={every} /> : <Landing site={site} clubs={clubs} />
}
