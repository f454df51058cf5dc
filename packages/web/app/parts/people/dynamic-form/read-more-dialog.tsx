import { createPortal } from 'react-dom'
import { FrameDialog } from '#ui/frame-dialog/frame-dialog.tsx'

type Props = { title: string; src: string; onClose: () => void }

/** FORM-09. Outside the form that opened it, so that its buttons are no buttons of that form. */
export default function ReadMoreDialog(props: Props) {
  return createPortal(<FrameDialog {...props} />, document.body)
}
