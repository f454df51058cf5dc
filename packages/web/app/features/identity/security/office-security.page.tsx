import { useActionData, useLoaderData } from 'react-router'
import { getSecurity } from '@clubhouse/contract/identity/member-security'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { memberLoader } from '#lib/page/handlers.ts'
import { titled } from '#lib/page/page-meta.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { MailsCard } from './mails-card.tsx'
import { YOUR_SIGN_IN } from './messages.ts'
import { PasskeysCard } from './passkeys-card.tsx'
import { doAsked } from './security-action.ts'
import styles from './security.module.css'
import { SignInsCard } from './sign-ins-card.tsx'
import { WaysInCard } from './ways-in-card.tsx'

export { staysUnderDialog as shouldRevalidate } from '#lib/visit/stays-under-dialog.ts'

export const loader = memberLoader(({ call }) => call(getSecurity, {}))

export const action = doAsked

export const meta = titled(YOUR_SIGN_IN.title)

/** Not everyone who runs a club, a body or the platform is a member: their sign-in is looked after where they work. */
export default function OfficeSecurityPage() {
  const security = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <OfficePage title={YOUR_SIGN_IN.title} lead={YOUR_SIGN_IN.lead}>
      <FormMessage text={answer?.formError ?? null} />
      <div className={styles.grid}>
        <WaysInCard security={security} />
        <PasskeysCard passkeys={security.passkeys} workHere={security.passkeys_work_here} />
        <SignInsCard signIns={security.sign_ins} />
        <MailsCard email={security.email} />
      </div>
    </OfficePage>
  )
}
