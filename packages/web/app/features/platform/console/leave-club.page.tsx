import { type ActionFunctionArgs, redirect } from 'react-router'
import { leaveClub } from '@clubhouse/contract/office/platform-entry'
import { accountsRun } from '@clubhouse/domain/identity/chosen-account'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import { readForm } from '#lib/form/read-form.ts'
import { asRouteError, statusOf } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { useSite } from '#lib/page/site-data.ts'
import { requireClub } from '#parts/office/require-club.ts'
import { LEFT } from './messages.ts'
import styles from './su.module.css'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

/** Whoever has no club of their own is signed out here as well: the back office has nothing more for them. */
export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  // It says nothing, but only a form of ours may ask.
  await readForm(request)
  const { user, club, headers } = await requireClub(page, request)
  try {
    await page.call(leaveClub, { headers })
  } catch (error) {
    if (statusOf(error) !== 404) throw asRouteError(error, page)
  }
  if (accountsRun(user.accounts).every(({ account_id: id }) => id === club.account_id))
    await page.session.end()
  return redirect('/leave-club', 303)
}

export const meta = titled(LEFT.title)

export default function LeaveClubPage() {
  const site = useSite()
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{LEFT.title}</h1>
      <p className={styles.lead}>{LEFT.lead}</p>
      {site && (
        <p>
          <a href={siteOrigin({ type: 'su' }, site)}>{LEFT.back}</a>
        </p>
      )}
    </div>
  )
}
