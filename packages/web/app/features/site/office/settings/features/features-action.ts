import { data, redirect } from 'react-router'
import { listFeatures, switchFeature, switchSignUp } from '@clubhouse/contract/site/office/club-settings'
import { FEATURES_SHOWN, reachWords } from '@clubhouse/domain/site/clubs/feature-words'
import { readFormFields } from '#lib/form/read-form.ts'
import { refusedBy } from '#lib/form/refused.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { FEATURES } from '../messages.ts'
import { SIGN_UP_NAME } from './sign-up-switch.tsx'

export interface FeaturesAnswer {
  error: string | null
  /** What is to be switched off once somebody has read how far that reaches. */
  asks: string | null
}

/** One switch, at once; what is sold by it is said before it goes out of sight. */
export const featuresAction = officeAction(async ({ call, page, headers, request }) => {
  const { field } = await readFormFields(request)
  const isOn = field('is_on') === 'true'
  if (field('name') === SIGN_UP_NAME) {
    if (!isOn && field('sure') !== 'yes') return data<FeaturesAnswer>({ error: null, asks: SIGN_UP_NAME })
    try {
      await call(switchSignUp, { headers, body: { is_open: isOn } })
      return redirect('/settings/features', 303)
    } catch (error) {
      const { status, message } = refusedBy(error, page, FEATURES.notDone)
      return data<FeaturesAnswer>({ error: message || FEATURES.notDone, asks: null }, { status })
    }
  }
  const name = FEATURES_SHOWN.find((each) => each === field('name'))
  if (!name) return redirect('/settings/features', 303)
  try {
    if (!isOn && field('sure') !== 'yes') {
      const { items } = await call(listFeatures, { headers })
      const known = items.find((each) => each.name === name)
      if (known && reachWords(name, known.reach).length > 0)
        return data<FeaturesAnswer>({ error: null, asks: name })
    }
    await call(switchFeature, { headers, body: { name, is_on: isOn } })
    return redirect(`/settings/features?switched=${encodeURIComponent(name)}`, 303)
  } catch (error) {
    const { status, message } = refusedBy(error, page, FEATURES.notDone)
    return data<FeaturesAnswer>({ error: message || FEATURES.notDone, asks: null }, { status })
  }
})
