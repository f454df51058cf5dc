import { ConfirmDialog } from './confirm-dialog.tsx'
import { LEAVE } from './messages.ts'
import type { LeaveGuard } from './use-leave-guard.ts'

export function LeaveDialog({ guard }: { guard: LeaveGuard }) {
  if (!guard.asking) return null
  return (
    <ConfirmDialog title={LEAVE.title} confirmLabel={LEAVE.confirm} danger onClose={guard.answer}>
      <p>{LEAVE.prompt}</p>
    </ConfirmDialog>
  )
}
