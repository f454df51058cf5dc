import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useSearchParams } from 'react-router'
import { listWebhooks, type Webhook } from '@clubhouse/contract/office/webhooks'
import { formatDateTime } from '@clubhouse/domain/format'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import styles from '../machines.module.css'
import { HOOK, HOOKS } from '../messages.ts'
import { Said } from '../shared/act.tsx'
import { HookState } from './hook-state.tsx'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  try {
    const [{ items }, time] = await Promise.all([page.call(listWebhooks, { headers }), clubTime(page, club)])
    return { items, timeZone: time.timeZone }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: HOOKS.title, path: '/settings/webhooks', isHidden: true })
}

/** Whom the club tells when something happens. */
export default function WebhooksPage() {
  const { items, timeZone } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  return (
    <div className={settings.page}>
      <header className={settings.head}>
        <div>
          <h1 className={settings.heading}>{HOOKS.title}</h1>
          <p className={settings.lead}>{HOOKS.lead}</p>
        </div>
        <ButtonLink to="/settings/webhooks/new" variant="primary" icon="plus">
          {HOOKS.add}
        </ButtonLink>
      </header>
      {search.has('removed') && <Said>{HOOK.removed}</Said>}
      {items.length === 0 ? (
        <EmptyState icon="send">{HOOKS.none}</EmptyState>
      ) : (
        <ul className={styles.list} role="list">
          {items.map((webhook) => (
            <HookRow key={webhook.webhook_id} webhook={webhook} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </div>
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
