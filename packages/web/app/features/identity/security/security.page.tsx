import { type LoaderFunctionArgs, type MetaArgs, useActionData, useLoaderData } from 'react-router'
import { getSecurity } from '@clubhouse/contract/identity/member-security'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { asRouteError } from '#lib/page/api.ts'
import { withHero } from '#lib/page/hero.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { SECURITY } from './messages.ts'
import { PasskeysCard } from './passkeys-card.tsx'
import { PrivacyCard } from './privacy-card.tsx'
import { doAsked } from './security-action.ts'
import styles from './security.module.css'
import { SignInsCard } from './sign-ins-card.tsx'
import { WaysInCard } from './ways-in-card.tsx'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'
export { staysUnderDialog as shouldRevalidate } from '#lib/visit/stays-under-dialog.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  try {
    return await page.call(getSecurity, {})
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export const action = doAsked

export const handle = withHero(() => ({ title: SECURITY.title, line: SECURITY.lead }))

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: SECURITY.title, path: SECURITY.path, isHidden: true })
}

/** How somebody signs in, where they are signed in, and what is kept of them. */
export default function SecurityPage() {
  const security = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <div className={styles.stack}>
      <FormMessage text={answer?.formError ?? null} />
      <div className={styles.grid}>
        <WaysInCard security={security} />
        <PasskeysCard passkeys={security.passkeys} workHere={security.passkeys_work_here} />
        <SignInsCard signIns={security.sign_ins} />
        <PrivacyCard erasedOn={security.erased_on} />
      </div>
    </div>
  )
}
