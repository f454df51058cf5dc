import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { listApiKeys, revokeApiKey } from '@clubhouse/contract/office/api-keys'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import styles from '../machines.module.css'
import { KEYS } from '../messages.ts'
import { Said } from '../shared/act.tsx'
import { KeyRow } from './key-row.tsx'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  try {
    const [{ items }, time] = await Promise.all([page.call(listApiKeys, { headers }), clubTime(page, club)])
    return { items, timeZone: time.timeZone }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const { field } = await readFormFields(request)
  try {
    const { key_id: id } = await page.call(revokeApiKey, { headers, params: { key_id: field('id') } })
    return redirect(`/settings/api-keys?revoked=${id}`, 303)
  } catch (error) {
    const { status, message } = refusedBy(error, page, KEYS.notDone)
    return answerWith({ formError: message }, status)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: KEYS.title, path: '/settings/api-keys', isHidden: true })
}

/** The keys that a club has made for other software. */
export default function KeysPage() {
  const { items, timeZone } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const [search] = useSearchParams()
  const revoked = items.find(({ key_id: id }) => id === search.get('revoked'))
  return (
    <div className={settings.page}>
      <header className={settings.head}>
        <div>
          <h1 className={settings.heading}>{KEYS.title}</h1>
          <p className={settings.lead}>{KEYS.lead}</p>
        </div>
        <ButtonLink to="/settings/api-keys/new" variant="primary" icon="plus">
          {KEYS.make}
        </ButtonLink>
      </header>
      <FormMessage text={answer?.formError ?? null} />
      {revoked && !answer && <Said>{KEYS.revoked(revoked.name)}</Said>}
      {items.length === 0 ? (
        <EmptyState icon="key">{KEYS.none}</EmptyState>
      ) : (
        <ul className={styles.list} role="list">
          {items.map((key) => (
            <KeyRow
              key={key.key_id}
              isAsking={search.get('revoke') === key.key_id}
              apiKey={key}
              timeZone={timeZone}
            />
          ))}
        </ul>
      )}
      <p>
        <a href="/api/docs#/For%20other%20software">{KEYS.how}</a>
      </p>
    </div>
  )
}
