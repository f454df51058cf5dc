import type { PlatformClub } from '@clubhouse/contract/platform/clubs'
import type { LoadedList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { CLUBS_LIST } from './clubs-list.tsx'

/** The superuser's first page. */
export const ClubsHome = ({ clubs }: { clubs: LoadedList<PlatformClub> }) => (
  <OfficeList listPage={CLUBS_LIST} data={clubs} />
)
