import { Link, redirect, useLoaderData } from 'react-router'
import { accountsOn } from '@clubhouse/domain/identity/chosen-account'
import { readForm } from '#lib/form/read-form.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { titled } from '#lib/page/page-meta.ts'
import { useSite } from '#lib/page/site-data.ts'
import { setCookie } from '#lib/page/set-cookie.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { publicAction, publicLoader } from '#lib/page/handlers.ts'
import { ClubSwitcher } from './club-switcher.tsx'
import styles from './home.module.css'
import { HOME } from './messages.ts'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export const loader = publicLoader(async ({ page }) => {
  const user = await page.user()
  if (!user) throw redirect('/authentication/sign-in?redirect=/choose-club')
  return accountsOn(page.host.type, user.accounts)
})

/** AUTH-66: in the back office only a club that somebody runs can be chosen, elsewhere one of their own. */
export const action = publicAction(async ({ page, request }) => {
  const user = await page.user()
  const wanted = (await readForm(request)).get('account_id')
  const chosen = accountsOn(page.host.type, user?.accounts ?? []).find(
    ({ account_id }) => account_id === wanted,
  )
  if (!chosen) return redirect('/', 303)
  return redirect(withNotice('/', 'club-chosen'), {
    status: 303,
    headers: { 'set-cookie': setCookie(page, page.cookies.clubAdmin, chosen.account_id) },
  })
})

export const meta = titled(HOME.chooseTitle)

export default function ChooseClubPage() {
  const clubs = useLoaderData<typeof loader>()
  const site = useSite()
  return (
    <div className={`container ${styles.page}`}>
      <Link className={styles.visit} to="/">
        <Icon name="arrow-left" />
        {HOME.back}
      </Link>
      <h1>{HOME.chooseTitle}</h1>
      <p className={styles.quiet}>{site?.site === 'myaccount' ? HOME.wearLead : HOME.chooseLead}</p>
      <ClubSwitcher clubs={clubs} />
    </div>
  )
}
