import type { MemberHome as Home } from '@clubhouse/contract/people/home'
import type { User } from '@clubhouse/contract/people/people'
import { familyCards } from '@clubhouse/domain/people/home/family-cards'
import { needsOf } from '@clubhouse/domain/people/home/needs'
import type { Hero } from '#lib/page/hero.ts'
import type { SiteData } from '#lib/page/site-data.ts'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { ErrorPanel } from '#ui/panel/error-panel.tsx'
import { ClubPart } from './club-part.tsx'
import { Family } from './family.tsx'
import styles from './home.module.css'
import type { HomeData } from './load-home.ts'
import { HOME } from './messages.ts'
import { Needs } from './needs.tsx'

export function heroOf({ home, isVerified }: HomeData, { first_name: name }: User): Hero {
  const count = home.value ? needsOf(home.value, isVerified).length : null
  const line = count === null ? undefined : count === 0 ? HOME.nothing : HOME.needs(count)
  return { title: HOME.hello(name), line }
}

/** What a family sees first: what needs them, who they are, what is paid, what comes. */
export function MemberHome({ site, user, data }: { site: SiteData; user: User; data: HomeData }) {
  const home = data.home.value
  if (!home) {
    return (
      <ErrorPanel title={HOME.failed} retryTo="/">
        {HOME.failedText}
      </ErrorPanel>
    )
  }
  return (
    <div className={styles.page}>
      <Needs needs={needsOf(home, data.isVerified)} site={site} user={user} />
      <Family cards={familyCards(home)} clubs={home.clubs} />
      {home.clubs.length === 0 && <EmptyState icon="family">{HOME.noClub}</EmptyState>}
      {ordered(home, site).map((club) => (
        <ClubPart
          key={club.account_id}
          club={club}
          site={site}
          matches={data.matches[club.slug] ?? []}
          teams={data.teams[club.account_id] ?? []}
          now={data.now}
          isNamed={home.clubs.length > 1}
        />
      ))}
    </div>
  )
}

/** The club that is worn stands first. */
function ordered({ clubs }: Home, { worn }: SiteData): Home['clubs'] {
  return clubs.toSorted((one, other) => Number(other.slug === worn?.slug) - Number(one.slug === worn?.slug))
}
