import { useActionData, useLoaderData } from 'react-router'
import { getOfficeSponsor } from '@clubhouse/contract/site/office/sponsors'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { EDIT } from '../messages.ts'
import { saveSponsor } from './save-sponsor.ts'
import { SponsorForm } from './sponsor-form.tsx'

/** One sponsor, or an empty form for a new one. */
export const loader = officeLoader(async ({ call, page, club, headers, params }) => {
  const id = params['id']
  const [time, sponsor] = await Promise.all([
    clubTime(page, club),
    id === undefined ? null : call(getOfficeSponsor, { headers, params: { sponsor_id: id } }),
  ])
  return { time, sponsor }
})

export const action = saveSponsor

export const meta = titled<typeof loader>((data) => data?.sponsor?.name ?? EDIT.fresh)

export default function SponsorPage() {
  const { sponsor, time } = useLoaderData<typeof loader>()
  const answer = useActionData<SettingsAnswer>()
  return (
    <OfficePage back={{ to: '/sponsors', label: EDIT.back }} title={sponsor?.name ?? EDIT.fresh}>
      <SponsorForm
        key={sponsor ? `${sponsor.sponsor_id} ${sponsor.version}` : 'new'}
        timeZone={time.timeZone}
        sponsor={sponsor}
        answer={answer}
      />
    </OfficePage>
  )
}
