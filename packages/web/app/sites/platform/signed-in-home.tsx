import type { User } from '@clubhouse/contract/people'
import { BackOfficeHome } from '../../features/home-signed-in/back-office-home.tsx'
import { StaffHome } from '../../features/home-signed-in/staff-home.tsx'
import type { SiteData } from '../../lib/page/site-data.ts'
import type { Home } from './load-home.ts'

export function SignedInHome({ site, user, home }: { site: SiteData; user: User; home: Home }) {
  switch (home.kind) {
    case 'club':
      return <BackOfficeHome site={site} user={user} chosen={home.chosen} forms={home.forms} />
    case 'staff':
      return <StaffHome site={site} user={user} clubs={home.clubs} />
  }
}
