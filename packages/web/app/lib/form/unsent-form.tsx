import { createPortal } from 'react-dom'
import { LeaveDialog } from '../../ui/dialog/leave-dialog.tsx'
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.ts'
import { SignedOutDialog } from './signed-out-dialog.tsx'

interface Props {
  isChanged: boolean
  isSignedOut: boolean
  signInLater: () => void
  /** What is kept of it in the tab. */
  forget: () => void
}

/**
 * What a form of somebody's own asks before anything is lost: on leaving it changed (NOTIF-17), and where the sign-in
 * ran out before it was sent. Take it from `usePostedForm`.
 */
export function UnsentForm({ isChanged, isSignedOut, signInLater, forget }: Props) {
  const guard = useLeaveGuard(isChanged)
  const answer = (leaves: boolean) => {
    if (!guard.asking) return
    if (leaves) forget()
    guard.answer(leaves)
  }
  if (!guard.asking && !isSignedOut) return null
  // Outside the form, so that their buttons are no buttons of it.
  return createPortal(
    <>
      {isSignedOut && <SignedOutDialog onClose={signInLater} />}
      <LeaveDialog guard={guard.asking ? { asking: true, answer } : guard} />
    </>,
    document.body,
  )
}
