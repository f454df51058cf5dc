import type { BodyClub } from '@clubhouse/contract/platform/governing-body/clubs'
import type { LoadedList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { CLUBS } from '../messages.ts'
import { CLUBS_LIST } from './clubs-list.tsx'

export function BodyClubs({ data }: { data: LoadedList<BodyClub> | undefined }) {
  if (data) return <OfficeList listPage={CLUBS_LIST} data={data} />
  return (
    <div className={settings.page}>
      <h1 className={settings.heading}>{CLUBS.title}</h1>
      <EmptyState icon="info">{CLUBS.noBody}</EmptyState>
    </div>
  )
}
