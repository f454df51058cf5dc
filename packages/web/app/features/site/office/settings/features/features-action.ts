import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { listFeatures, switchFeature } from '@clubhouse/contract/site/office/club-settings'
import { FEATURES_SHOWN, reachWords } from '@clubhouse/domain/site/clubs/feature-words'
import { readFormFields } from '#lib/form/read-form.ts'
import { refusedBy } from '#lib/form/refused.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { requireClub } from '#parts/office/require-club.ts'
import { FEATURES } from '../messages.ts'

export interface FeaturesAnswer {
  error: string | null
  /** What is to be switched off once somebody has read how far that reaches. */
  asks: string | null
}

/** One switch, at once; what is sold by it is said before it goes out of sight. */
export async function featuresAction({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const { field } = await readFormFields(request)
  const name = FEATURES_SHOWN.find((each) => each === field('name'))
  if (!name) return redirect('/settings/features', 303)
  const isOn = field('is_on') === 'true'
  try {
    if (!isOn && field('sure') !== 'yes') {
      const { items } = await page.call(listFeatures, { headers })
      const known = items.find((each) => each.name === name)
      if (known && reachWords(name, known.reach).length > 0)
        return data<FeaturesAnswer>({ error: null, asks: name })
    }
    await page.call(switchFeature, { headers, body: { name, is_on: isOn } })
    return redirect(`/settings/features?switched=${encodeURIComponent(name)}`, 303)
  } catch (error) {
    const { status, message } = refusedBy(error, page, FEATURES.notDone)
    return data<FeaturesAnswer>({ error: message || FEATURES.notDone, asks: null }, { status })
  }
}
