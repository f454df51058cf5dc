import { useActionData, useLoaderData, useSearchParams } from 'react-router'
import { getWebhook, listWebhookDeliveries, type Webhook } from '@clubhouse/contract/office/webhooks'
import { formatDateTime } from '@clubhouse/domain/format'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { BackLink } from '#parts/office/page/office-page.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { useSettingsForm } from '#parts/office/settings/use-settings-form.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { Done } from '#parts/office/page/done.tsx'
import styles from '../machines.module.css'
import { DELIVERIES, HOOK, HOOKS } from '../messages.ts'
import { Act, Question } from '../shared/act.tsx'
import { ShowSecret } from '../shared/show-secret.tsx'
import { Deliveries } from './deliveries.tsx'
import { type HookAnswer, HookForm } from './hook-form.tsx'
import { HookState } from './hook-state.tsx'
import { hookIn } from './hook-values.ts'

export { hookAction as action } from './hook-action.ts'

const PER_PAGE = 10
const BACK = '/settings/webhooks'
const DONE_WORDS: Readonly<Record<string, string>> = {
  test: HOOK.tested,
  again: DELIVERIES.sentAgain,
  on: HOOK.switched(true),
  off: HOOK.switched(false),
}

export const loader = officeLoader(async ({ call, page, club, headers, search, params }) => {
  const of = { headers, params: { webhook_id: params['id'] ?? '' } }
  const at = Math.max(1, Math.min(1000, Number(search.get('page')) || 1))
  const [webhook, deliveries, time] = await Promise.all([
    call(getWebhook, of),
    call(listWebhookDeliveries, { ...of, query: { page: at, per_page: PER_PAGE } }),
    clubTime(page, club),
  ])
  return { webhook, deliveries, timeZone: time.timeZone }
})

const nameOf = ({ note, url }: Webhook) => note || new URL(url).host

export const meta = titled<typeof loader>((data) => (data ? nameOf(data.webhook) : HOOKS.title))

/** One webhook: how it is, what can be done with it, what it was told. */
export default function WebhookPage() {
  const { webhook, deliveries, timeZone } = useLoaderData<typeof loader>()
  const served = useActionData<HookAnswer>()
  const [search] = useSearchParams()
  const { webhook_id: id, url, note, events, is_on: isOn, switched_off_at: off } = webhook
  const path = `${BACK}/${id}`
  const kept = { url, note, events }
  const done = served ? undefined : DONE_WORDS[search.get('done') ?? '']
  return (
    <div className={settings.page}>
      <header>
        <BackLink to={BACK}>{HOOKS.title}</BackLink>
        <h1 className={`${settings.heading} ${styles.name}`}>
          {nameOf(webhook)} <HookState webhook={webhook} />
        </h1>
        {note && <p className={`${settings.lead} ${styles.sentence}`}>{url}</p>}
      </header>
      {done && <Done>{done}</Done>}
      {served?.secret && <ShowSecret title={HOOK.secret} why={HOOK.reachSecret} secret={served.secret} />}
      {off && <p className={styles.warned}>{HOOKS.why(formatDateTime(off, timeZone))}</p>}
      <Buttons path={path} isOn={isOn} ask={served ? null : search.get('ask')} />
      {webhook.old_secret_until && (
        <p className={styles.sentence}>{HOOK.oldUntil(formatDateTime(webhook.old_secret_until, timeZone))}</p>
      )}
      <section className={styles.section} aria-labelledby="told">
        <h2 id="told">{DELIVERIES.title}</h2>
        {deliveries.items.length === 0 ? (
          <EmptyState icon="inbox">{DELIVERIES.none}</EmptyState>
        ) : (
          <Deliveries deliveries={deliveries.items} path={path} timeZone={timeZone} isOn={isOn} />
        )}
        {deliveries.total > PER_PAGE && (
          <Pager
            label={DELIVERIES.pager}
            page={deliveries.current_page}
            perPage={PER_PAGE}
            total={deliveries.total}
            sizes={[]}
            to={(to) => `${path}?page=${to}`}
          />
        )}
      </section>
      <EditHook key={JSON.stringify(kept)} kept={kept} path={path} timeZone={timeZone} served={served} />
    </div>
  )
}

interface EditProps {
  kept: Pick<Webhook, 'url' | 'note' | 'events'>
  path: string
  timeZone: string
  served: HookAnswer | undefined
}

function EditHook({ kept, path, timeZone, served }: EditProps) {
  // What a button was answered is no answer to the form.
  const own = served?.secret === undefined ? served : undefined
  const form = useSettingsForm((fields) => hookIn(fields).errors, own, { name: path, version: '' })
  return (
    <section className={styles.section} aria-labelledby="edit">
      <h2 id="edit">{HOOK.edit}</h2>
      <HookForm form={form} action={path} label={HOOK.save} kept={kept} timeZone={timeZone} />
    </section>
  )
}

/** What asks first leads to the question, also without a script. */
function Buttons({ path, isOn, ask }: { path: string; isOn: boolean; ask: string | null }) {
  if (ask === 'secret' || ask === 'remove') {
    const isRemoval = ask === 'remove'
    return (
      <Question
        sure={isRemoval ? HOOK.sureRemove : HOOK.sureSecret}
        reach={isRemoval ? HOOK.reachRemove : HOOK.reachSecret}
        keep={{ to: path, label: HOOK.keep }}
      >
        <Act action={path} intent={ask} variant={isRemoval ? 'danger' : 'primary'}>
          {isRemoval ? HOOK.remove : HOOK.newSecret}
        </Act>
      </Question>
    )
  }
  return (
    <div className={styles.actions}>
      <Act action={path} intent="test" icon="send">
        {HOOK.test}
      </Act>
      <Act action={path} intent={isOn ? 'off' : 'on'}>
        {isOn ? HOOK.turnOff : HOOK.turnOn}
      </Act>
      <ButtonLink to={`${path}?ask=secret`} size="small" preventScrollReset>
        {HOOK.newSecret}
      </ButtonLink>
      <ButtonLink to={`${path}?ask=remove`} size="small" variant="quiet" preventScrollReset>
        {HOOK.remove}
      </ButtonLink>
    </div>
  )
}
