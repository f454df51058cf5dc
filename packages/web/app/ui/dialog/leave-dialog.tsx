import { ConfirmDialog } from './confirm-dialog.tsx'
import type { LeaveGuard } from './use-leave-guard.ts'

export function LeaveDialog({ guard }: { guard: LeaveGuard }) {
  if (!guard.asking) return null
  return (
    <ConfirmDialog title={LEAVE.title} confirmLabel={LEAVE.confirm} danger onClose={guard.answer}>
      <p>{LEAVE.prompt}</p>
    </ConfirmDialog>
  )
}

export const LEAVE = {
  title: 'Exit without saving?',
  prompt: 'Changes that you made may not be saved.',
  confirm: 'Discard changes',
} as const
