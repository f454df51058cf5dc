import type { MetaArgs } from 'react-router'
import { kept } from '../../lib/keep.ts'
import { pageMeta, siteIn } from '../../lib/page-meta.ts'
import { useSite } from '../../lib/site-data.ts'
import { TextPage } from './text-page.tsx'
import { aboutText } from './texts.ts'

export { keptHeaders as headers } from '../../lib/keep.ts'
export { RouteError as ErrorBoundary } from '../../lib/route-error.tsx'

export function loader() {
  return kept(null)
}

export function meta({ matches }: MetaArgs) {
  const { title, lead } = aboutText(siteIn(matches))
  return pageMeta(matches, { title, description: lead, path: '/about' })
}

export default function AboutPage() {
  return <TextPage text={aboutText(useSite())} />
}
