import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { UserAccount } from '@clubhouse/contract/people/people'
import { useSite } from '../../lib/page/site-data.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { OFFICE } from './messages.ts'

type Props = { club: Pick<UserAccount, 'slug'>; className: string | undefined }

/** To what the club's visitors see. */
export function ViewWebsite({ club, className }: Props) {
  const site = useSite()
  if (!site) return null
  return (
    <a className={className} href={siteOrigin({ type: 'club', club: club.slug }, site)}>
      {OFFICE.website}
      <Icon name="external" />
    </a>
  )
}
