import { Link, type LoaderFunctionArgs, type MetaArgs, useActionData, useLoaderData } from 'react-router'
import { getOfficeSponsor } from '@clubhouse/contract/site/office/sponsors'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { requireClub } from '#parts/office/require-club.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Icon } from '#ui/icon/icon.tsx'
import { EDIT } from '../messages.ts'
import { saveSponsor } from './save-sponsor.ts'
import { SponsorForm } from './sponsor-form.tsx'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

/** One sponsor, or an empty form for a new one. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  const id = params['id']
  try {
    const [time, sponsor] = await Promise.all([
      clubTime(page, club),
      id === undefined ? null : page.call(getOfficeSponsor, { headers, params: { sponsor_id: id } }),
    ])
    return { time, sponsor }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export const action = saveSponsor

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const title = loaderData?.sponsor?.name ?? EDIT.fresh
  return pageMeta(matches, { title, path: '/sponsors', isHidden: true })
}

export default function SponsorPage() {
  const { sponsor, time } = useLoaderData<typeof loader>()
  const answer = useActionData<SettingsAnswer>()
  return (
    <div className={settings.page}>
      <header>
        <Link to="/sponsors" className={settings.back}>
          <Icon name="arrow-left" />
          {EDIT.back}
        </Link>
        <h1 className={settings.heading}>{sponsor?.name ?? EDIT.fresh}</h1>
      </header>
      <SponsorForm
        key={sponsor ? `${sponsor.sponsor_id} ${sponsor.version}` : 'new'}
        timeZone={time.timeZone}
        sponsor={sponsor}
        answer={answer}
      />
    </div>
  )
}
