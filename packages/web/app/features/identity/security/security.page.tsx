import { useActionData, useLoaderData } from 'react-router'
import { getSecurity } from '@clubhouse/contract/identity/member-security'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { withHero } from '#lib/page/hero.ts'
import { titled } from '#lib/page/page-meta.ts'
import { memberLoader } from '#lib/page/handlers.ts'
import { SECURITY } from './messages.ts'
import { PasskeysCard } from './passkeys-card.tsx'
import { PrivacyCard } from './privacy-card.tsx'
import { doAsked } from './security-action.ts'
import styles from './security.module.css'
import { SignInsCard } from './sign-ins-card.tsx'
import { WaysInCard } from './ways-in-card.tsx'

export { staysUnderDialog as shouldRevalidate } from '#lib/visit/stays-under-dialog.ts'

export const loader = memberLoader(({ call }) => call(getSecurity, {}))

export const action = doAsked

export const handle = withHero(() => ({ title: SECURITY.title, line: SECURITY.lead }))

export const meta = titled(SECURITY.title)

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
