import type { MetaArgs } from 'react-router'
import { formatLongDate } from '@clubhouse/domain/format'
import { TERMS_SECTIONS, TERMS_VERSION } from '@clubhouse/domain/identity/terms-text'
import { cached } from '#lib/page/keep.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { TextPage } from './text-page.tsx'
import type { Text } from './texts.ts'

export { cachedHeaders as headers } from '#lib/page/keep.ts'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

const TEXT: Text = {
  title: 'Terms and Conditions',
  lead: `Between the platform, the clubs on it and you. Last updated ${formatLongDate(TERMS_VERSION, 'UTC')}.`,
  sections: TERMS_SECTIONS,
}

export function loader() {
  return cached(null)
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: TEXT.title, description: TEXT.lead, path: '/terms' })
}

/** TERMS-02 to TERMS-10: the same text as in the dialog of the sign-up. */
export default function TermsPage() {
  return <TextPage text={TEXT} />
}
