import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { formatLongDate } from '@clubhouse/domain/format'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { withHero } from '#lib/page/hero.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { ErrorPanel } from '#ui/panel/error-panel.tsx'
import { ClubTicketList } from './club-tickets.tsx'
import { loadTickets } from './load-tickets.ts'
import { TICKETS } from './messages.ts'
import { turnRenewal } from './turn-renewal.ts'
import styles from './tickets.module.css'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadTickets(context.get(pageContext), request)

export const action = (args: ActionFunctionArgs) => turnRenewal(args)

export const handle = withHero(() => ({ title: TICKETS.title, line: TICKETS.line }))

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, { title: TICKETS.title, path: '/tickets', isHidden: true })

/** What somebody plays in each of their clubs, open and past. */
export default function TicketsPage() {
  const { clubs, hasFailed, past } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  if (hasFailed)
    return (
      <ErrorPanel title={TICKETS.loadFailed} retryTo="/tickets">
        {TICKETS.loadFailedWhy}
      </ErrorPanel>
    )
  if (clubs.length === 0)
    return (
      <Card padded>
        <EmptyState icon="ticket">{TICKETS.noClub}</EmptyState>
      </Card>
    )
  return (
    <div className={styles.clubs}>
      <FormMessage text={answer?.formError ?? null} />
      {clubs.map((each) => (
        <section key={each.club.account_id} className={styles.club} aria-label={each.club.name}>
          {each.limits.excluded_until !== null && (
            <p className={styles.break} role="status">
              {TICKETS.excluded(formatLongDate(each.limits.excluded_until, each.club.time_zone))}
            </p>
          )}
          <ClubTicketList tickets={each} showsClub={clubs.length > 1} past={past} />
        </section>
      ))}
    </div>
  )
}
