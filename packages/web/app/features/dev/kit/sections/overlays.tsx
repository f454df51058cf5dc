import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { ErrorDialog } from '#ui/dialog/error-dialog.tsx'
import { dialogAddress } from '#ui/dialog/routed-dialog-address.ts'
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx'
import { FrameDialog } from '#ui/frame-dialog/frame-dialog.tsx'
import { notify } from '#ui/notifications/notification-store.ts'
import { BottomSheet } from '#ui/sheet/bottom-sheet.tsx'
import styles from '../dev-ui.module.css'
import { Example, Section } from '../section.tsx'
import { EditDialog, LeaveExample } from './leave-example.tsx'

type Open = 'alert' | 'confirm' | 'danger' | 'error' | 'edit' | 'sheet' | 'frame' | null

export function Overlays() {
  const [open, setOpen] = useState<Open>(null)
  const location = useLocation()
  const close = () => setOpen(null)
  return (
    <Section
      id="dialogs"
      title="Dialogs"
      about="Native modal dialogs: Esc closes, the focus comes back, toasts stay reachable above."
    >
      <Example title="Questions and messages">
        <div className={styles.row}>
          <Button onClick={() => setOpen('alert')}>Alert</Button>
          <Button onClick={() => setOpen('confirm')}>Confirm</Button>
          <Button onClick={() => setOpen('danger')}>Confirm, irreversible</Button>
          <Button onClick={() => setOpen('error')}>Error</Button>
        </div>
      </Example>
      <Example title="Places to work in">
        <div className={styles.row}>
          <Button onClick={() => setOpen('edit')}>Long form</Button>
          <ButtonLink to={dialogAddress(location, 'demo')} preventScrollReset>
            Dialog with an address
          </ButtonLink>
          <Button onClick={() => setOpen('sheet')}>Bottom sheet</Button>
          <Button onClick={() => setOpen('frame')}>Full-screen frame</Button>
        </div>
      </Example>
      <Example title="Leaving a changed form">
        <LeaveExample />
      </Example>

      {open === 'alert' && (
        <AlertDialog title="Registration closes tonight" onClose={close}>
          <p>Places that are not paid by midnight go to the waiting list.</p>
        </AlertDialog>
      )}
      {open === 'confirm' && (
        <ConfirmDialog title="Send to 240 members?" onClose={close}>
          <p>The message goes out at once to everyone on the list.</p>
        </ConfirmDialog>
      )}
      {open === 'danger' && (
        <ConfirmDialog title="Refund this order?" confirmLabel="Refund" danger onClose={close}>
          <p>The money goes back to the card. This cannot be undone.</p>
        </ConfirmDialog>
      )}
      {open === 'error' && (
        <ErrorDialog title="The payment was declined" onClose={close}>
          <p>Your bank refused the card. You have not been charged.</p>
        </ErrorDialog>
      )}
      {open === 'edit' && <EditDialog onClose={close} />}
      {open === 'sheet' && (
        <BottomSheet title="Cart" onClose={close} footer={<SheetTotal />}>
          <ul className={styles.lines}>
            {['Home jersey', 'Bobble hat', 'Gear bag', 'Training top'].map((name) => (
              <li key={name}>
                {name}
                <span className="tabular">€35.00</span>
              </li>
            ))}
          </ul>
        </BottomSheet>
      )}
      {open === 'frame' && <FrameDialog title="Safeguarding" src="/pages/safeguarding" onClose={close} />}
      <RoutedDialog
        name="demo"
        title="This dialog has an address"
        footer={
          <Button
            variant="primary"
            onClick={() => notify({ title: 'Seen above the dialog', type: 'success' })}
          >
            Notify from here
          </Button>
        }
      >
        <p>Reload the page: it is still here. Press Back or close it: you are where you were.</p>
      </RoutedDialog>
    </Section>
  )
}

function SheetTotal() {
  return (
    <>
      <p className={styles.total}>
        Pay today <span className="tabular">€140.00</span>
      </p>
      <Button variant="primary" wide>
        Checkout
      </Button>
    </>
  )
}
