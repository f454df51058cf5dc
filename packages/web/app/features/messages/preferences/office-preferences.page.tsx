import { useActionData, useLoaderData } from 'react-router'
import { getPreferences } from '@clubhouse/contract/messages/member-preferences'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { memberLoader } from '#lib/page/handlers.ts'
import { titled } from '#lib/page/page-meta.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { OFFICE_MAILS, PREFERENCES } from './messages.ts'
import { MustCard } from './must-card.tsx'
import styles from './preferences.module.css'
import { savePreferences } from './save-preferences.ts'
import { WishesForm } from './wishes-form.tsx'

export { staysUnderDialog as shouldRevalidate } from '#lib/visit/stays-under-dialog.ts'

export const loader = memberLoader(({ call }) => call(getPreferences, {}))

export const action = savePreferences

export const meta = titled(OFFICE_MAILS.title)

/** Which mails people who run a club, a body or the platform get. */
export default function OfficePreferencesPage() {
  const preferences = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <OfficePage
      back={{ to: '/security', label: OFFICE_MAILS.back }}
      title={OFFICE_MAILS.title}
      lead={PREFERENCES.lead}
    >
      <div className={styles.grid}>
        <WishesForm preferences={preferences} answer={answer} />
        <MustCard musts={OFFICE_MAILS.musts} />
      </div>
    </OfficePage>
  )
}
