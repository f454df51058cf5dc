import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import dialogStyles from '../../ui/dialog/dialog.module.css'
import { dialogIn } from '../../ui/dialog/routed-dialog-address.ts'
import fieldStyles from '../../ui/field/field.module.css'
import styles from './authentication.module.css'
import './club-band.module.css'
import type { StepData } from './step-data.ts'

const AuthenticationDialog = lazy(() => import('./authentication-dialog.tsx'))

/**
 * Stands in every shell and draws the step that `?dialog=authentication/…` asks for. The script of the steps is
 * loaded when first wanted; their styles come with the page, so that a page addressed straight to a dialog is
 * dressed before any script.
 */
export function DialogOutlet({ data }: { data: StepData | null | undefined }) {
  const asked = dialogIn(useLocation())
  // While the next page loads the address is already without the dialog, or the other way round.
  if (!data || asked !== `authentication/${data.step}`) return null
  return (
    <Suspense fallback={<Waiting />}>
      <AuthenticationDialog data={data} />
    </Suspense>
  )
}

/** The shape of what is coming. */
function Waiting() {
  return (
    <dialog
      open
      className={classNames(dialogStyles['dialog'], styles.waiting)}
      aria-label="Loading"
      aria-busy
    >
      <span className={fieldStyles['control']} />
    </dialog>
  )
}
