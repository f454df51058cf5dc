import { listPlatformClubs, type PlatformClub } from '@clubhouse/contract/platform/clubs'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import type { LoadedList } from '#parts/office/list/load-list.ts'
import { platformList } from '#parts/office/list/load-platform-list.ts'
import { CLUBS_LIST } from './clubs-list.tsx'

/** Every club of the platform, as the address asks for them. */
export const loadClubs = (page: PageContext, search: URLSearchParams): Promise<LoadedList<PlatformClub>> =>
  platformList(page, search, CLUBS_LIST, { list: listPlatformClubs })
