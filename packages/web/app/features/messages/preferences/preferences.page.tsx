import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import {
  getPreferences,
  removeCalendar,
  renewCalendar,
  updatePreferences,
} from '@clubhouse/contract/messages/member-preferences'
import { DONE, type FormAnswer } from '#lib/form/form-answer.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { asRouteError } from '#lib/page/api.ts'
import { withHero } from '#lib/page/hero.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { Card } from '#ui/card/card.tsx'
import { CalendarCard } from './calendar-card.tsx'
import { PREFERENCES } from './messages.ts'
import styles from './preferences.module.css'
import { WishesForm } from './wishes-form.tsx'
import { readWishes } from './wishes-names.ts'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'
export { staysUnderDialog as shouldRevalidate } from '#lib/visit/stays-under-dialog.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  try {
    return await page.call(getPreferences, {})
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  const fields = await readFormFields(request)
  try {
    switch (fields.field('intent')) {
      case 'calendar': {
        const { url } = await page.call(renewCalendar, {})
        return { ...DONE, values: { calendar: url } }
      }
      case 'calendar-stop':
        await page.call(removeCalendar, {})
        return redirect(withNotice('/preferences', 'calendar-removed'), 303)
      default: {
        const known = await page.call(getPreferences, {})
        await page.call(updatePreferences, { body: readWishes(known, fields) })
        return redirect(withNotice('/preferences', 'preferences-saved'), 303)
      }
    }
  } catch (error) {
    const { status, message } = refusedBy(error, page, PREFERENCES.failed)
    return answerWith({ formError: message }, status)
  }
}

export const handle = withHero(() => ({ title: PREFERENCES.title, line: PREFERENCES.lead }))

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: PREFERENCES.title, path: '/preferences', isHidden: true })
}

export default function PreferencesPage() {
  const preferences = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const ofCalendar = answer?.values['calendar'] !== undefined ? answer : undefined
  return (
    <div className={styles.grid}>
      <WishesForm preferences={preferences} answer={ofCalendar ? undefined : answer} />
      <div className={styles.side}>
        <CalendarCard calendar={preferences.calendar} answer={ofCalendar} />
        <Card as="section" padded>
          <h2 className={styles.title}>{PREFERENCES.must}</h2>
          <p className={styles.lead}>{PREFERENCES.mustLead}</p>
          <ul className={styles.points}>
            {PREFERENCES.musts.map((must) => (
              <li key={must}>{must}</li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  )
}
