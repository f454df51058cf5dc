import { type LoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { mayHaveChanged } from '#lib/page/may-have-changed.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { dialogIn } from '#ui/dialog/routed-dialog-address.ts'
import { frameOf, stepAddress } from './frame.ts'
import { loadStep } from './load-step.ts'
import type { StepData } from './step-data.ts'
import { stepOf } from './steps.ts'

const PREFIX = /^authentication(?:\/|$)/

/** For the loader of every shell: what the dialog shows, or null when the address asks for none of ours. */
export async function loadDialog({ request, context }: LoaderFunctionArgs): Promise<StepData | null> {
  const url = askedAddress(request)
  const asked = dialogIn(url)
  if (asked === null || !PREFIX.test(asked)) return null
  const step = stepOf(asked.replace(PREFIX, ''))
  if (asked !== `authentication/${step}`) throw redirect(stepAddress(frameOf(url), step))
  return loadStep(step, context.get(pageContext), url)
}

/** Nothing of the dialog changes while none is open. */
export function revalidatesDialog(asked: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl } = asked
  return mayHaveChanged(asked) || dialogIn(currentUrl) !== null || dialogIn(nextUrl) !== null
}
