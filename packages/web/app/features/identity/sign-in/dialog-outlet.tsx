import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import dialogStyles from '#ui/dialog/dialog.module.css'
import { dialogIn } from '#ui/dialog/routed-dialog-address.ts'
import { lazyPart, PartFailed } from '#ui/lazy-part/lazy-part.tsx'
import fieldStyles from '#ui/field/field.module.css'
import styles from './authentication.module.css'
import './club-band.module.css'
import type { StepData } from './step-data.ts'

const load = () => import('./authentication-dialog.tsx')
const AuthenticationDialog = lazyPart(load)

/** For a page that slept: the dialog that stands there works as it was served, until React has all that it takes to go on with it. */
export const dialogComesFirst = { comesFirst: () => (dialogIn(location) ? load() : null) }

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
    <AuthenticationDialog
      data={data}
      waiting={
        <Frame isBusy>
          <span className={fieldStyles['control']} />
        </Frame>
      }
      renderFailed={(again) => (
        <Frame>
          <PartFailed again={again} />
        </Frame>
      )}
    />
  )
}

/** The shape of what is coming. */
function Frame({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  return (
    <dialog
      open
      data-taken=""
      className={classNames(dialogStyles['dialog'], styles.waiting)}
      aria-label={isBusy ? 'Loading' : 'Sign in'}
      aria-busy={isBusy}
    >
      {children}
    </dialog>
  )
}
