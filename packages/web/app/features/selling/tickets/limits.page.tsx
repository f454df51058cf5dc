import { Link, type MetaArgs, useLoaderData } from 'react-router'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { withHero } from '#lib/page/hero.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { OwnLimits } from '#parts/selling/lottery/own-limits.tsx'
import { saveLimits } from '#parts/selling/lottery/save-limits.ts'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { ErrorPanel } from '#ui/panel/error-panel.tsx'
import { memberAction, publicLoader } from '#lib/page/handlers.ts'
import { loadTickets } from './load-tickets.ts'
import { LIMITS, TICKETS } from './messages.ts'
import styles from './tickets.module.css'

export const loader = publicLoader(async ({ page, request }) => {
  const { clubs, hasFailed } = await loadTickets(page, request)
  return { clubs: clubs.map(({ club, limits }) => ({ club, limits })), hasFailed }
})

export const action = memberAction(async ({ page, user, request }) => {
  const form = await readForm(request)
  const club = user.accounts.find(({ slug }) => slug === readFields(form).field('club'))
  if (!club) throw new Response(null, { status: 404 })
  return saveLimits(page, request, form, club.slug)
})

export const handle = withHero(() => ({ title: LIMITS.title, line: LIMITS.line }))

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, { title: LIMITS.title, path: '/tickets/limits', isHidden: true })

/** How much somebody wants to play for, and breaks, club by club. */
export default function LimitsPage() {
  const { clubs, hasFailed } = useLoaderData<typeof loader>()
  return (
    <div className={styles.clubs}>
      {hasFailed && <ErrorPanel title={TICKETS.loadFailed} retryTo="/tickets/limits" />}
      {!hasFailed && clubs.length === 0 && (
        <Card padded>
          <EmptyState icon="ticket">{TICKETS.noClub}</EmptyState>
        </Card>
      )}
      {clubs.map(({ club, limits }) => (
        <Card key={club.account_id} as="section" className={styles.limits}>
          <h2 className={styles.title}>{club.name}</h2>
          <OwnLimits limits={limits} club={club.slug} currency={club.currency} timeZone={club.time_zone} />
        </Card>
      ))}
      <Link to="/tickets" className={styles.back}>
        <Icon name="arrow-left" />
        {LIMITS.back}
      </Link>
    </div>
  )
}
