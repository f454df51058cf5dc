import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { mayHaveChanged } from '#lib/page/may-have-changed.ts'
import { dialogIn } from '#ui/dialog/routed-dialog-address.ts'

/** Nothing of the dialog changes while none is open. */
export function revalidatesDialog(asked: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl } = asked
  return mayHaveChanged(asked) || dialogIn(currentUrl) !== null || dialogIn(nextUrl) !== null
}
