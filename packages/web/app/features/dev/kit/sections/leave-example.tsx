import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { LeaveDialog } from '#ui/dialog/leave-dialog.tsx'
import { useLeaveGuard } from '#ui/dialog/use-leave-guard.ts'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import styles from '../dev-ui.module.css'

export function LeaveExample() {
  const [name, setName] = useState('')
  const guard = useLeaveGuard(name !== '')
  return (
    <div className={styles.form}>
      <TextField
        label="Team name"
        hint="Type something, then follow the link"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <p>
        <Link to="/">Leave for the home page</Link>
      </p>
      <LeaveDialog guard={guard} />
    </div>
  )
}

/** Long enough to scroll: the title and the buttons stay. */
export function EditDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Edit team"
      size="wide"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={onClose}>
            Save
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {['Name', 'Coach', 'Assistant', 'Pitch', 'Colours', 'Training time'].map((label) => (
          <TextField key={label} label={label} />
        ))}
        <TextArea label="Notes" optional limit={300} />
      </div>
    </Dialog>
  )
}
