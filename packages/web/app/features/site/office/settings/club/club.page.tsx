import { data, useActionData, useLoaderData } from 'react-router'
import { getContactDetails } from '@clubhouse/contract/site/office/club-settings'
import { SHOWS_MAP } from '#lib/page/keep.ts'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { CLUB } from '../messages.ts'
import { ContactForm } from './contact-form.tsx'
import { saveContact } from './save-contact.ts'

export { cachedHeaders as headers } from '#lib/page/keep.ts'
export { loadWithTiles as clientLoader } from '#lib/page/load-with-tiles.ts'

export const loader = officeLoader(async ({ call, page, club, headers }) => {
  const [time, contact] = await Promise.all([clubTime(page, club), call(getContactDetails, { headers })])
  return data({ time, contact, tiles: page.map }, { headers: SHOWS_MAP })
})

export const action = saveContact

export const meta = titled(CLUB.title)

/** HOSTS-21: here, and nowhere else, the club's map is in admin mode. */
export default function ClubSettingsPage() {
  const { contact, time, tiles } = useLoaderData<typeof loader>()
  const answer = useActionData<SettingsAnswer>()
  return (
    <OfficePage title={CLUB.title} lead={CLUB.lead}>
      <ContactForm
        key={contact.version}
        timeZone={time.timeZone}
        contact={contact}
        tiles={tiles}
        answer={answer}
      />
    </OfficePage>
  )
}
