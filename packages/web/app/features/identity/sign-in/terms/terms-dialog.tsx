import { createPortal } from 'react-dom'
import { formatLongDate } from '@clubhouse/domain/format'
import { TERMS_SECTIONS, TERMS_VERSION } from '@clubhouse/domain/identity/terms-text'
import { TextSections } from '#parts/site/text/text-sections.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TERMS } from '../messages.ts'

/** TERMS-01. Outside the form that opened it, so that its buttons are no buttons of that form. */
export default function TermsDialog({ onClose }: { onClose: () => void }) {
  return createPortal(
    <Dialog
      title={TERMS.title}
      isText
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {TERMS.close}
        </Button>
      }
    >
      <p>{TERMS.updated(formatLongDate(TERMS_VERSION, 'UTC'))}</p>
      <TextSections sections={TERMS_SECTIONS} />
    </Dialog>,
    document.body,
  )
}
