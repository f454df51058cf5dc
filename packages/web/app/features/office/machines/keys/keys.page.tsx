import { redirect, useActionData, useLoaderData, useSearchParams } from 'react-router'
import { listApiKeys, revokeApiKey } from '@clubhouse/contract/office/api-keys'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { readFormFields } from '#lib/form/read-form.ts'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { officeAction, officeLoader } from '#parts/office/office-handlers.ts'
import { Done } from '#parts/office/page/done.tsx'
import styles from '../machines.module.css'
import { KEYS } from '../messages.ts'
import { KeyRow } from './key-row.tsx'

export const loader = officeLoader(async ({ call, page, club, headers }) => {
  const [{ items }, time] = await Promise.all([call(listApiKeys, { headers }), clubTime(page, club)])
  return { items, timeZone: time.timeZone }
})

export const action = officeAction(async ({ call, headers, request }) => {
  const { field } = await readFormFields(request)
  const { key_id: id } = await call(revokeApiKey, { headers, params: { key_id: field('id') } })
  return redirect(`/settings/api-keys?revoked=${id}`, 303)
}, KEYS.notDone)

export const meta = titled(KEYS.title)

/** The keys that a club has made for other software. */
export default function KeysPage() {
  const { items, timeZone } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const [search] = useSearchParams()
  const revoked = items.find(({ key_id: id }) => id === search.get('revoked'))
  return (
    <OfficePage
      title={KEYS.title}
      lead={KEYS.lead}
      actions={
        <ButtonLink to="/settings/api-keys/new" variant="primary" icon="plus">
          {KEYS.make}
        </ButtonLink>
      }
    >
      <FormMessage text={answer?.formError ?? null} />
      {revoked && !answer && <Done>{KEYS.revoked(revoked.name)}</Done>}
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
    </OfficePage>
  )
}
