import { useLocation } from 'react-router'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { dialogAddress } from '../../ui/dialog/routed-dialog-address.ts'
import { SIGNED_OUT } from './messages.ts'

/** The sign-in ran out in the middle of the work: it is renewed over the page, and the work stays under it. */
export function SignedOutDialog({ onClose }: { onClose: () => void }) {
  const location = useLocation()
  return (
    <Dialog
      title={SIGNED_OUT.title}
      size="compact"
      role="alertdialog"
      dismissible={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{SIGNED_OUT.later}</Button>
          <ButtonLink
            variant="primary"
            to={dialogAddress(location, 'authentication/sign-in')}
            onClick={onClose}
            preventScrollReset
            data-autofocus
          >
            {SIGNED_OUT.signIn}
          </ButtonLink>
        </>
      }
    >
      <p>{SIGNED_OUT.body}</p>
    </Dialog>
  )
}
