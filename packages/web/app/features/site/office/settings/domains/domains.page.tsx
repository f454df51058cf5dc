import { Form, useActionData, useLoaderData, useNavigation, useSearchParams } from 'react-router'
import { listDomains } from '@clubhouse/contract/site/office/domains'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { Lead, OfficePage } from '#parts/office/page/office-page.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { DomainRow } from './domain-row.tsx'
import { domainsAction } from './domains-action.ts'
import styles from './domains.module.css'
import { DOMAINS } from './messages.ts'

export const action = domainsAction

export const loader = officeLoader(async ({ call, page, club, headers }) => {
  const [domains, { timeZone }] = await Promise.all([call(listDomains, { headers }), clubTime(page, club)])
  return { ...domains, timeZone }
})

export const meta = titled(DOMAINS.title)

/** OPEN-004: the club's own domains, each with what its DNS needs and says. */
export default function DomainsPage() {
  const { items, address, timeZone } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const [search] = useSearchParams()
  const isAdding = useNavigation().formData?.get('intent') === 'add'
  return (
    <OfficePage title={DOMAINS.title} lead={DOMAINS.lead} more={<Lead>{DOMAINS.always(address)}</Lead>}>
      <FormMessage text={answer?.formError ?? null} />
      {items.length === 0 ? (
        <p>{DOMAINS.none}</p>
      ) : (
        <ul className={styles.list} role="list">
          {items.map((domain) => (
            <DomainRow
              key={domain.domain}
              domain={domain}
              timeZone={timeZone}
              isAsking={search.get('remove') === domain.domain}
            />
          ))}
        </ul>
      )}
      <Form key={items.length} method="post" action="/settings/domains" className={settings.form}>
        <input type="hidden" name="intent" value="add" />
        <TextField
          label={DOMAINS.domain}
          hint={DOMAINS.domainHint}
          name="domain"
          inputMode="url"
          autoComplete="off"
          maxLength={300}
          defaultValue={answer?.errors['domain'] ? (answer.values['domain'] ?? '') : ''}
          error={answer?.errors['domain']}
        />
        <div>
          <Button type="submit" variant="primary" loading={isAdding}>
            {DOMAINS.add}
          </Button>
        </div>
      </Form>
    </OfficePage>
  )
}
