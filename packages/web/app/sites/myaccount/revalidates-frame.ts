import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { revalidatesDialog } from '#features/identity/sign-in/revalidates-dialog.ts'

/** Money moves by forms of ours; whoever goes from room to room asks for the count again with the page it is about. */
export function revalidatesFrame(asked: ShouldRevalidateFunctionArgs): boolean {
  return revalidatesDialog(asked) || asked.nextUrl.pathname !== asked.currentUrl.pathname
}
