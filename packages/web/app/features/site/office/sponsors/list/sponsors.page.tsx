import { useActionData, useLoaderData } from 'react-router'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { titled } from '#lib/page/page-meta.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { ErrorPanel } from '#ui/panel/error-panel.tsx'
import { ViewTabs } from '#ui/view-tabs/view-tabs.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { SPONSORS } from '../messages.ts'
import styles from '../sponsors.module.css'
import { loadSponsors } from './load-sponsors.ts'
import { RemovedList } from './removed-list.tsx'
import { SponsorButton } from './sponsor-button.tsx'
import { sponsorsAction } from './sponsors-action.ts'
import { SponsorsList } from './sponsors-list.tsx'

export { comesAnew as shouldRevalidate } from '#lib/page/may-have-changed.ts'

export const loader = officeLoader(({ page, headers, search }) => loadSponsors(page, headers, search))

export const action = sponsorsAction

export const meta = titled(SPONSORS.title)

/** Who pays for the jerseys: what visitors see below the news, in this order. */
export default function SponsorsPage() {
  const { list, isOfRemoved, removed, moved } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const items = list?.items ?? []
  const group = items.filter(
    ({ featured }) => featured === items.find((each) => each.sponsor_id === moved)?.featured,
  )
  const place = group.findIndex(({ sponsor_id }) => sponsor_id === moved)
  return (
    <OfficePage
      title={SPONSORS.title}
      lead={isOfRemoved ? SPONSORS.removedLead : SPONSORS.lead}
      actions={
        <ButtonLink to="/sponsors/new" variant="primary" icon="plus">
          {SPONSORS.add}
        </ButtonLink>
      }
    >
      <FormMessage text={answer?.formError ?? null} />
      <p className="visually-hidden" role="status">
        {place >= 0 && SPONSORS.moved(group[place]?.name ?? '', place + 1, group.length)}
      </p>
      {removed && (
        <div className={styles.away} role="status">
          <Icon name="success" />
          <span>{SPONSORS.wasRemoved(removed.name)}</span>
          <SponsorButton intent="back" sponsor={removed} variant="secondary" icon="undo">
            {SPONSORS.undo}
          </SponsorButton>
        </div>
      )}
      {list === null ? (
        <ErrorPanel title={SPONSORS.failed} retryTo="/sponsors">
          {SPONSORS.failedBody}
        </ErrorPanel>
      ) : (
        <>
          {list.counts.removed > 0 && (
            <ViewTabs
              label={SPONSORS.show}
              views={[
                {
                  title: SPONSORS.current,
                  to: '/sponsors',
                  count: list.counts.current,
                  isCurrent: !isOfRemoved,
                },
                {
                  title: SPONSORS.removed,
                  to: '/sponsors?show=removed',
                  count: list.counts.removed,
                  isCurrent: isOfRemoved,
                },
              ]}
            />
          )}
          {items.length === 0 && (
            <EmptyState icon="gift">{isOfRemoved ? SPONSORS.noneRemoved : SPONSORS.none}</EmptyState>
          )}
          {isOfRemoved ? <RemovedList sponsors={items} /> : <SponsorsList sponsors={items} />}
        </>
      )}
    </OfficePage>
  )
}
