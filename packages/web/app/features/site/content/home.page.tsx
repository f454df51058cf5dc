import { useEffect } from 'react'
import { type ClientLoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { imageUrl } from '@clubhouse/domain/site/content/image-url'
import { newsPageOf } from '@clubhouse/domain/site/content/news'
import { clubJsonLd } from '@clubhouse/domain/site/content/seo'
import { JsonLd } from '#lib/page/json-ld.tsx'
import { pageMeta, siteIn } from '#lib/page/page-meta.ts'
import { useClub } from '#lib/page/site-data.ts'
import { publicLoader } from '#lib/page/handlers.ts'
import { AboutBlock } from './about-block.tsx'
import { loadNews, rememberShown } from './home-memory.ts'
import { type HomeData, loadHome } from './load-home.ts'
import { MatchdayStrip } from './matchday-strip.tsx'
import { HOME } from './messages.ts'
import { NewsSection } from './news-section.tsx'
import { Sponsors } from './sponsors.tsx'

export { cachedHeaders as headers } from '#lib/page/keep.ts'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export const loader = publicLoader(({ page, request }) => loadHome(page, new URL(request.url)))

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<HomeData> {
  const page = newsPageOf(new URL(request.url).searchParams)
  return loadNews(page, () => serverLoader<HomeData>())
}

export function meta({ matches }: MetaArgs) {
  const club = siteIn(matches)?.account?.name ?? ''
  return pageMeta(matches, { description: HOME.description(club), path: '/' })
}

export default function HomePage() {
  const home = useLoaderData<HomeData>()
  const { account, cdnHost, origin } = useClub()
  useEffect(() => rememberShown(home), [home])
  const logo = imageUrl(account.logo_image, cdnHost)
  return (
    <>
      <MatchdayStrip matchday={home.matchday} />
      <NewsSection news={home.news} />
      {home.about && <AboutBlock about={home.about} />}
      {home.sponsors.length > 0 && <Sponsors sponsors={home.sponsors} />}
      <JsonLd data={clubJsonLd(account, origin, logo && new URL(logo, origin).href)} />
    </>
  )
}
