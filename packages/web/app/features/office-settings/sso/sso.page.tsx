import {
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { getSso } from '@clubhouse/contract/backoffice/sso'
import type { FormAnswer } from '../../../lib/form/form-answer.ts'
import { FormMessage } from '../../../lib/form/form-message.tsx'
import { asRouteError } from '../../../lib/page/api.ts'
import { pageContext } from '../../../lib/page/page-context.ts'
import { pageMeta } from '../../../lib/page/page-meta.ts'
import { clubTime } from '../../../parts/office/club-time.ts'
import { requireClub } from '../../../parts/office/require-club.ts'
import settings from '../../../parts/office/settings/settings.module.css'
import { Facts } from '../facts.tsx'
import { SSO } from './messages.ts'
import { ModeForm } from './mode-form.tsx'
import { ProviderPanel } from './provider-panel.tsx'
import { ssoAction } from './sso-action.ts'
import styles from './sso.module.css'
import { TestPanel } from './test-panel.tsx'

export { OfficeError as ErrorBoundary } from '../../../parts/office/office-error.tsx'
export const action = ssoAction

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  try {
    const [sso, { timeZone }] = await Promise.all([page.call(getSso, { headers }), clubTime(page, club)])
    return { sso, timeZone, now: page.now().toISOString() }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: SSO.title, path: '/settings/sso', isHidden: true })
}

/** SSO-01: single sign-on of the club, from what its provider needs to who has to use it. */
export default function SsoPage() {
  const { sso, timeZone, now } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const [search] = useSearchParams()
  const { ours } = sso
  const refusal = search.get('refused')
  return (
    <div className={settings.page}>
      <header>
        <h1 className={settings.heading}>{SSO.title}</h1>
        <p className={settings.lead}>{SSO.lead}</p>
      </header>
      <FormMessage text={answer?.formError ?? (refusal && !answer ? SSO.notDone : null)} />
      {search.get('kept') && !answer && <p role="status">{SSO.saved}</p>}
      <p className={styles.note}>{SSO.safe}</p>
      {ours === null ? (
        <p>{SSO.noKeys}</p>
      ) : (
        <>
          <ProviderPanel key={sso.provider?.entity_id ?? ''} {...{ sso, answer, now, timeZone }} />
          <section className={settings.block}>
            <h2>{SSO.ours}</h2>
            <Facts
              of={[
                { name: SSO.metadata, value: <a href={ours.metadata_url}>{ours.metadata_url}</a> },
                { name: SSO.entity, value: ours.entity_id },
                { name: SSO.answers, value: ours.answer_url },
              ]}
            />
          </section>
          <TestPanel {...{ sso, timeZone }} />
          <ModeForm key={sso.version} {...{ sso, answer, timeZone }} />
        </>
      )}
    </div>
  )
}
