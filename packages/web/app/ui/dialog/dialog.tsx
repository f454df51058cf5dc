import { useRef } from 'react'
import { DialogFrame, type DialogProps } from './dialog-frame.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { useCloseGuard } from './use-close-guard.ts'

export type { DialogProps }

/** Open while mounted. Asks before a half-filled form in it is thrown away, whichever way it is closed. */
export function Dialog(props: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const { guard, mayClose, close } = useCloseGuard(element, props.onClose)
  return (
    <>
      <DialogFrame {...props} element={element} mayClose={mayClose} onClose={close} />
      {guard.asking && <LeaveDialog guard={guard} />}
    </>
  )
}
