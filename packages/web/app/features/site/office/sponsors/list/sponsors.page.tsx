import { type LoaderFunctionArgs, type MetaArgs, useActionData, useLoaderData } from 'react-router'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { ErrorPanel } from '#ui/panel/error-panel.tsx'
import { ViewTabs } from '#ui/view-tabs/view-tabs.tsx'
import { SPONSORS } from '../messages.ts'
import styles from '../sponsors.module.css'
import { loadSponsors } from './load-sponsors.ts'
import { RemovedList } from './removed-list.tsx'
import { SponsorButton } from './sponsor-button.tsx'
import { sponsorsAction } from './sponsors-action.ts'
import { SponsorsList } from './sponsors-list.tsx'

export { comesAnew as shouldRevalidate } from '#lib/page/may-have-changed.ts'
export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  return loadSponsors(page, headers, new URL(request.url).searchParams)
}

export const action = sponsorsAction

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: SPONSORS.title, path: '/sponsors', isHidden: true })
}

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
    <div className={settings.page}>
      <header className={settings.head}>
        <div>
          <h1 className={settings.heading}>{SPONSORS.title}</h1>
          <p className={settings.lead}>{isOfRemoved ? SPONSORS.removedLead : SPONSORS.lead}</p>
        </div>
        <ButtonLink to="/sponsors/new" variant="primary" icon="plus">
          {SPONSORS.add}
        </ButtonLink>
      </header>
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
    </div>
  )
}
