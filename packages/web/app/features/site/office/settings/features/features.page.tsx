import { useEffect } from 'react'
import {
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { listFeatures } from '@clubhouse/contract/site/office/club-settings'
import { FEATURE_WORDS, FEATURES_SHOWN } from '@clubhouse/domain/site/clubs/feature-words'
import { FormMessage } from '#lib/form/form-message.tsx'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Icon } from '#ui/icon/icon.tsx'
import { FEATURES } from '../messages.ts'
import { FeatureRow, idOf, Switch } from './feature-row.tsx'
import { featuresAction, type FeaturesAnswer } from './features-action.ts'
import styles from './features.module.css'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  try {
    return await page.call(listFeatures, { headers })
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export const action = featuresAction

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: FEATURES.title, path: '/settings/features', isHidden: true })
}

/** DATA-52: what the club's website offers. */
export default function FeaturesPage() {
  const { items } = useLoaderData<typeof loader>()
  const answer = useActionData<FeaturesAnswer>()
  const [search] = useSearchParams()
  const asks = answer?.asks ?? null
  useEffect(() => {
    if (asks) document.querySelector<HTMLElement>(`#${idOf(asks)} [role=alert]`)?.focus()
  }, [asks])
  const switched = items.find(({ name }) => name === search.get('switched'))
  const shown = FEATURES_SHOWN.flatMap((name) => items.filter((item) => item.name === name))
  return (
    <div className={settings.page}>
      <header>
        <h1 className={settings.heading}>{FEATURES.title}</h1>
        <p className={settings.lead}>{FEATURES.lead}</p>
      </header>
      <FormMessage text={answer?.error ?? null} />
      {switched && !answer && (
        <div className={styles.done} role="status">
          <Icon name="success" />
          <span>{FEATURES.done(FEATURE_WORDS[switched.name].title, switched.is_on)}</span>
          <Switch feature={switched} isSure>
            {FEATURES.undo}
          </Switch>
        </div>
      )}
      <ul className={styles.list} role="list">
        {shown.map((feature) => (
          <FeatureRow key={feature.name} feature={feature} isAsking={asks === feature.name} />
        ))}
      </ul>
    </div>
  )
}
