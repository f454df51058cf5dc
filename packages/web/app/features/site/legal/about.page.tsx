import type { MetaArgs } from 'react-router'
import { cached } from '#lib/page/keep.ts'
import { pageMeta, siteIn } from '#lib/page/page-meta.ts'
import { useSite } from '#lib/page/site-data.ts'
import { TextPage } from './text-page.tsx'
import { aboutText } from './texts.ts'

export { cachedHeaders as headers } from '#lib/page/keep.ts'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export function loader() {
  return cached(null)
}

export function meta({ matches }: MetaArgs) {
  const { title, lead } = aboutText(siteIn(matches))
  return pageMeta(matches, { title, description: lead, path: '/about' })
}

export default function AboutPage() {
  return <TextPage text={aboutText(useSite())} />
}
