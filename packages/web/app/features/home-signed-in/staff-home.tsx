import type { OverseenClub } from '@clubhouse/contract/overseen-clubs'
import type { Collection } from '@clubhouse/contract/paging'
import type { User } from '@clubhouse/contract/people'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { SiteData } from '../../lib/page/site-data.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { EmptyState } from '../../ui/panel/empty-state.tsx'
import { ErrorPanel } from '../../ui/panel/error-panel.tsx'
import type { Column } from '../../ui/table/column.ts'
import { ServerTable } from '../../ui/table/server-table.tsx'
import styles from './home.module.css'
import { HOME, ROLE_NAMES } from './messages.ts'

interface Props {
  site: SiteData
  user: User
  clubs: Collection<OverseenClub> | null
}

/** On the governing-body site: by what right somebody is here, and the clubs they oversee. */
export function StaffHome({ site, user, clubs }: Props) {
  const body = user.governing_body?.name
  return (
    <div className={`container ${styles.page}`}>
      <header>
        <h1>{HOME.hello(user.first_name)}</h1>
        <p className={styles.quiet}>{body ?? user.roles.map((role) => ROLE_NAMES[role]).join(', ')}</p>
      </header>
      {body ? <Clubs site={site} clubs={clubs} /> : <EmptyState icon="info">{HOME.noBody}</EmptyState>}
    </div>
  )
}

function Clubs({ site, clubs }: Pick<Props, 'site' | 'clubs'>) {
  if (!clubs)
    return (
      <ErrorPanel title={HOME.clubsFailed} retryTo="/">
        {HOME.tryAgain}
      </ErrorPanel>
    )
  return (
    <ServerTable
      caption={HOME.affiliated}
      columns={columnsOn(site)}
      rows={clubs.items}
      rowKey={({ account_id }) => account_id}
      total={clubs.total}
      searchLabel={HOME.searchClubs}
      empty={<EmptyState icon="filter">{HOME.noClubs}</EmptyState>}
    />
  )
}

function Website({ href }: { href: string }) {
  return (
    <a className={styles.visit} href={href}>
      {new URL(href).host}
      <Icon name="external" />
    </a>
  )
}

const columnsOn = (site: SiteData): Column<OverseenClub>[] => [
  { key: 'name', header: HOME.club },
  {
    key: 'slug',
    header: HOME.website,
    cell: ({ slug }) => <Website href={siteOrigin({ type: 'club', club: slug }, site)} />,
  },
]
