import { Link } from 'react-router'
import type { PlatformClub } from '@clubhouse/contract/platform/clubs'
import type { Collection } from '@clubhouse/contract/paging'
import { FEATURE_WORDS } from '@clubhouse/domain/club/feature-words'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { SiteData } from '../../lib/page/site-data.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/panel/empty-state.tsx'
import { ErrorPanel } from '../../ui/panel/error-panel.tsx'
import type { Column } from '../../ui/table/column.ts'
import { ServerTable } from '../../ui/table/server-table.tsx'
import { CLUB, CLUBS } from './messages.ts'
import styles from './su.module.css'

interface Props {
  site: Pick<SiteData, 'baseDomain' | 'protocol'>
  clubs: Collection<PlatformClub> | null
}

/** OPEN-122: the superuser's first page. */
export function ClubsHome({ site, clubs }: Props) {
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{CLUBS.title}</h1>
        <ButtonLink to="/new-club" variant="primary" icon="plus">
          {CLUBS.newClub}
        </ButtonLink>
      </header>
      {clubs ? (
        <ServerTable
          caption={CLUBS.title}
          columns={columnsOn(site)}
          rows={clubs.items}
          rowKey={({ account_id }) => account_id}
          total={clubs.total}
          searchLabel={CLUBS.search}
          empty={<EmptyState icon="filter">{CLUBS.none}</EmptyState>}
        />
      ) : (
        <ErrorPanel title={CLUBS.failed} retryTo="/">
          {CLUBS.tryAgain}
        </ErrorPanel>
      )}
    </div>
  )
}

export const StateBadge = ({ isSuspended }: { isSuspended: boolean }) =>
  isSuspended ? <Badge tone="warning">{CLUB.isOff}</Badge> : <Badge tone="success">{CLUB.isOn}</Badge>

const columnsOn = (site: Props['site']): Column<PlatformClub>[] => [
  {
    key: 'name',
    header: CLUBS.name,
    isSortable: true,
    cell: ({ account_id, name }) => <Link to={`/clubs/${account_id}`}>{name}</Link>,
  },
  {
    key: 'slug',
    header: CLUBS.website,
    cell: ({ slug }) => {
      const href = siteOrigin({ type: 'club', club: slug }, site)
      return <a href={href}>{new URL(href).host}</a>
    },
  },
  { key: 'members', header: CLUBS.members, align: 'end' },
  { key: 'runners', header: CLUBS.runners, align: 'end' },
  {
    key: 'features',
    header: CLUBS.features,
    isSpare: true,
    cell: ({ features }) => features.map((each) => FEATURE_WORDS[each].title).join(', ') || '–',
  },
  {
    key: 'is_suspended',
    header: CLUBS.state,
    place: 'top-end',
    cell: ({ is_suspended: isSuspended }) => <StateBadge isSuspended={isSuspended} />,
  },
]
