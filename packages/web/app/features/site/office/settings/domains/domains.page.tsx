import {
  Form,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from 'react-router'
import { listDomains } from '@clubhouse/contract/site/office/domains'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { DomainRow } from './domain-row.tsx'
import { domainsAction } from './domains-action.ts'
import styles from './domains.module.css'
import { DOMAINS } from './messages.ts'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

export const action = domainsAction

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  try {
    const [domains, { timeZone }] = await Promise.all([
      page.call(listDomains, { headers }),
      clubTime(page, club),
    ])
    return { ...domains, timeZone }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: DOMAINS.title, path: '/settings/domains', isHidden: true })
}

/** OPEN-004: the club's own domains, each with what its DNS needs and says. */
export default function DomainsPage() {
  const { items, address, timeZone } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const [search] = useSearchParams()
  const isAdding = useNavigation().formData?.get('intent') === 'add'
  return (
    <div className={settings.page}>
      <header>
        <h1 className={settings.heading}>{DOMAINS.title}</h1>
        <p className={settings.lead}>{DOMAINS.lead}</p>
        <p className={settings.lead}>{DOMAINS.always(address)}</p>
      </header>
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
    </div>
  )
}
