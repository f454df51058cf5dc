import type { LoaderFunctionArgs } from 'react-router'
import { loadDialog } from '../../features/authentication/load-dialog.ts'
import { chosenClub } from '../../lib/chosen-club.ts'
import { pageContext } from '../../lib/page-context.ts'

/** What the frame of the back office shows: the step of a sign-in over the page, and the club worked on. */
export async function loadOffice(args: LoaderFunctionArgs) {
  const page = args.context.get(pageContext)
  const [dialog, user] = await Promise.all([loadDialog(args), page.user()])
  return { dialog, chosen: user && chosenClub(page, user, args.request) }
}
