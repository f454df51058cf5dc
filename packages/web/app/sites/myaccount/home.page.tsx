import { type MetaArgs, useLoaderData } from 'react-router'
import { loadHome } from '#features/people/home/load-home.ts'
import { heroOf, MemberHome } from '#features/people/home/member-home.tsx'
import { publicLoader } from '../../lib/page/handlers.ts'
import { withHero } from '../../lib/page/hero.ts'
import { cached } from '../../lib/page/keep.ts'
import { pageMeta } from '../../lib/page/page-meta.ts'
import { useSite } from '../../lib/page/site-data.ts'
import { Landing } from '../platform/landing.tsx'
import { LANDINGS } from '../platform/landing-messages.ts'
import { SITE_NAMES } from '../platform/messages.ts'

export { cachedHeaders as headers } from '../../lib/page/keep.ts'

export { answerAction as action } from '#features/people/home/answer-action.ts'

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

export const loader = publicLoader(async ({ page }) => {
  const user = await page.user()
  if (!user) return cached({ home: null, clubs: page.demo?.clubs ?? [] })
  return { home: await loadHome(page, user) }
})

export const handle = withHero(({ home }: Loaded, user) => (home ? heroOf(home, user) : null))

export function meta({ matches }: MetaArgs) {
  const [name, { lead }] = [SITE_NAMES.myaccount, LANDINGS.myaccount]
  return pageMeta(matches, { title: name, description: lead, path: '/' })
}

/** What a member sees first, or what a stranger is told. */
export default function HomePage() {
  const data = useLoaderData<typeof loader>()
  const site = useSite()
  if (data.home !== null && site?.user) return <MemberHome site={site} user={site.user} data={data.home} />
  return <Landing site={site} clubs={data.home === null ? data.clubs : []} />
}
