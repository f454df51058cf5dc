import { redirect } from 'react-router'
import { askedAddress } from '#lib/page/page-context.ts'
import { dialogIn } from '#ui/dialog/routed-dialog-address.ts'
import { publicLoader } from '#lib/page/handlers.ts'
import { frameOf, stepAddress } from './frame.ts'
import { loadStep } from './load-step.ts'
import type { StepData } from './step-data.ts'
import { stepOf } from './steps.ts'

const PREFIX = /^authentication(?:\/|$)/

/** For the loader of every shell: what the dialog shows, or null when the address asks for none of ours. */
export const loadDialog = publicLoader(async ({ page, request }): Promise<StepData | null> => {
  const url = askedAddress(request)
  const asked = dialogIn(url)
  if (asked === null || !PREFIX.test(asked)) return null
  const step = stepOf(asked.replace(PREFIX, ''))
  if (asked !== `authentication/${step}`) throw redirect(stepAddress(frameOf(url), step))
  return loadStep(step, page, url)
})
