import { useLocation } from 'react-router'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { dialogAddress } from '../../ui/dialog/routed-dialog-address.ts'
import { EDIT } from './messages.ts'

/** The sign-in ran out in the middle of the work: it is renewed over the page, and the work stays under it. */
export function SignedOutDialog({ onClose }: { onClose: () => void }) {
  const location = useLocation()
  return (
    <Dialog
      title={EDIT.signedOutTitle}
      size="compact"
      role="alertdialog"
      dismissible={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{EDIT.later}</Button>
          <ButtonLink
            variant="primary"
            to={dialogAddress(location, 'authentication/sign-in')}
            onClick={onClose}
            preventScrollReset
            data-autofocus
          >
            {EDIT.signIn}
          </ButtonLink>
        </>
      }
    >
      <p>{EDIT.signedOutBody}</p>
    </Dialog>
  )
}
