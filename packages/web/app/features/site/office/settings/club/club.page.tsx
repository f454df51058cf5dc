import { data, type LoaderFunctionArgs, type MetaArgs, useActionData, useLoaderData } from 'react-router'
import { getContactDetails } from '@clubhouse/contract/site/office/club-settings'
import { asRouteError } from '#lib/page/api.ts'
import { SHOWS_MAP } from '#lib/page/keep.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { requireClub } from '#parts/office/require-club.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import settings from '#parts/office/settings/settings.module.css'
import { CLUB } from '../messages.ts'
import { ContactForm } from './contact-form.tsx'
import { saveContact } from './save-contact.ts'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'
export { keptHeaders as headers } from '#lib/page/keep.ts'
export { loadWithTiles as clientLoader } from '#lib/page/load-with-tiles.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  try {
    const [time, contact] = await Promise.all([
      clubTime(page, club),
      page.call(getContactDetails, { headers }),
    ])
    return data({ time, contact, tiles: page.map }, { headers: SHOWS_MAP })
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export const action = saveContact

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: CLUB.title, path: '/settings/club', isHidden: true })
}

/** HOSTS-21: here, and nowhere else, the club's map is in admin mode. */
export default function ClubSettingsPage() {
  const { contact, time, tiles } = useLoaderData<typeof loader>()
  const answer = useActionData<SettingsAnswer>()
  return (
    <div className={settings.page}>
      <header>
        <h1 className={settings.heading}>{CLUB.title}</h1>
        <p className={settings.lead}>{CLUB.lead}</p>
      </header>
      <ContactForm
        key={contact.version}
        timeZone={time.timeZone}
        contact={contact}
        tiles={tiles}
        answer={answer}
      />
    </div>
  )
}
