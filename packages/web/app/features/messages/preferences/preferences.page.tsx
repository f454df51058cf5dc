import { useActionData, useLoaderData } from 'react-router'
import { getPreferences } from '@clubhouse/contract/messages/member-preferences'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { withHero } from '#lib/page/hero.ts'
import { memberLoader } from '#lib/page/handlers.ts'
import { titled } from '#lib/page/page-meta.ts'
import { CalendarCard } from './calendar-card.tsx'
import { PREFERENCES } from './messages.ts'
import { MustCard } from './must-card.tsx'
import styles from './preferences.module.css'
import { savePreferences } from './save-preferences.ts'
import { WishesForm } from './wishes-form.tsx'

export { staysUnderDialog as shouldRevalidate } from '#lib/visit/stays-under-dialog.ts'

export const loader = memberLoader(({ call }) => call(getPreferences, {}))

export const action = savePreferences

export const handle = withHero(() => ({ title: PREFERENCES.title, line: PREFERENCES.lead }))

export const meta = titled(PREFERENCES.title)

export default function PreferencesPage() {
  const preferences = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const ofCalendar = answer?.values['calendar'] !== undefined ? answer : undefined
  return (
    <div className={styles.grid}>
      <WishesForm preferences={preferences} answer={ofCalendar ? undefined : answer} />
      <div className={styles.side}>
        <CalendarCard calendar={preferences.calendar} answer={ofCalendar} />
        <MustCard musts={PREFERENCES.musts} />
      </div>
    </div>
  )
}
