import { Link, useLoaderData, useSearchParams } from 'react-router'
import { listWebhooks, type Webhook } from '@clubhouse/contract/office/webhooks'
import { formatDateTime } from '@clubhouse/domain/format'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { Done } from '#parts/office/page/done.tsx'
import styles from '../machines.module.css'
import { HOOK, HOOKS } from '../messages.ts'
import { HookState } from './hook-state.tsx'

export const loader = officeLoader(async ({ call, page, club, headers }) => {
  const [{ items }, time] = await Promise.all([call(listWebhooks, { headers }), clubTime(page, club)])
  return { items, timeZone: time.timeZone }
})

export const meta = titled(HOOKS.title)

/** Whom the club tells when something happens. */
export default function WebhooksPage() {
  const { items, timeZone } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  return (
    <OfficePage
      title={HOOKS.title}
      lead={HOOKS.lead}
      actions={
        <ButtonLink to="/settings/webhooks/new" variant="primary" icon="plus">
          {HOOKS.add}
        </ButtonLink>
      }
    >
      {search.has('removed') && <Done>{HOOK.removed}</Done>}
      {items.length === 0 ? (
        <EmptyState icon="send">{HOOKS.none}</EmptyState>
      ) : (
        <ul className={styles.list} role="list">
          {items.map((webhook) => (
            <HookRow key={webhook.webhook_id} webhook={webhook} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </OfficePage>
  )
}

function HookRow({ webhook, timeZone }: { webhook: Webhook; timeZone: string }) {
  const { webhook_id: id, url, note, events, last_delivered_at: delivered, failing_since: failing } = webhook
  const moment = (iso: string) => formatDateTime(iso, timeZone)
  const how = [
    HOOKS.events(events.length),
    delivered ? HOOKS.delivered(moment(delivered)) : HOOKS.never,
    ...(failing ? [HOOKS.failing(moment(failing))] : []),
  ]
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={`/settings/webhooks/${id}`}>{note || new URL(url).host}</Link>{' '}
          <HookState webhook={webhook} />
        </h2>
        <p className={styles.sentence}>{url}</p>
        <p className={styles.sentence}>{how.join(' · ')}</p>
      </div>
    </li>
  )
}
