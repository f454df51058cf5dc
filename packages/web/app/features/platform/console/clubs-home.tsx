import type { PlatformClub } from '@clubhouse/contract/platform/clubs'
import type { LoadedList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { CLUBS_ROOM } from './clubs-list.tsx'

/** The superuser's first page. */
export const ClubsHome = ({ clubs }: { clubs: LoadedList<PlatformClub> }) => (
  <OfficeList room={CLUBS_ROOM} data={clubs} />
)
