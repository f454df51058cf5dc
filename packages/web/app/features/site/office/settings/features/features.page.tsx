import { useEffect } from 'react'
import { useActionData, useLoaderData, useSearchParams } from 'react-router'
import { getSignUp, listFeatures } from '@clubhouse/contract/site/office/club-settings'
import { FEATURE_WORDS, FEATURES_SHOWN } from '@clubhouse/domain/site/clubs/feature-words'
import { FormMessage } from '#lib/form/form-message.tsx'
import { titled } from '#lib/page/page-meta.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { Done } from '#parts/office/page/done.tsx'
import { FEATURES } from '../messages.ts'
import { FeatureRow, idOf, TurnFeature } from './feature-row.tsx'
import { featuresAction, type FeaturesAnswer } from './features-action.ts'
import { SIGN_UP_NAME, SignUpSwitch } from './sign-up-switch.tsx'
import styles from './features.module.css'

export const loader = officeLoader(async ({ call, headers }) => {
  const [{ items }, signUp] = await Promise.all([
    call(listFeatures, { headers }),
    call(getSignUp, { headers }),
  ])
  return { items, signUp }
})

export const action = featuresAction

export const meta = titled(FEATURES.title)

/** DATA-52: what the club's website offers. */
export default function FeaturesPage() {
  const { items, signUp } = useLoaderData<typeof loader>()
  const answer = useActionData<FeaturesAnswer>()
  const [search] = useSearchParams()
  const asks = answer?.asks ?? null
  useEffect(() => {
    if (asks) document.querySelector<HTMLElement>(`#${idOf(asks)} [role=alert]`)?.focus()
  }, [asks])
  const switched = items.find(({ name }) => name === search.get('switched'))
  const shown = FEATURES_SHOWN.flatMap((name) => items.filter((item) => item.name === name))
  return (
    <OfficePage title={FEATURES.title} lead={FEATURES.lead}>
      <FormMessage text={answer?.error ?? null} />
      {switched && !answer && (
        <Done
          end={
            <TurnFeature feature={switched} isSure>
              {FEATURES.undo}
            </TurnFeature>
          }
        >
          {FEATURES.done(FEATURE_WORDS[switched.name].title, switched.is_on)}
        </Done>
      )}
      <ul className={styles.list} role="list">
        {shown.map((feature) => (
          <FeatureRow key={feature.name} feature={feature} isAsking={asks === feature.name} />
        ))}
        <SignUpSwitch signUp={signUp} isAsking={asks === SIGN_UP_NAME} />
      </ul>
    </OfficePage>
  )
}
