import { useEffect, useRef } from 'react'
import { data, Form, useActionData, useSubmit } from 'react-router'
import { SHOWS_HEADER } from '@clubhouse/domain/web/page-context'
import { titled } from '#lib/page/page-meta.ts'
import { ScannerView } from '#parts/people/gate/scanner-view.tsx'
import { useScanner } from '#parts/people/gate/use-scanner.ts'
import { VerdictCard } from '#parts/people/gate/verdict-card.tsx'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { CHECK } from '../messages.ts'
import type { CardAnswer } from './check-card-action.ts'
import styles from './check-card.module.css'

export { checkCardAction as action } from './check-card-action.ts'

/** The page may use the camera, and it alone. */
export const loader = officeLoader(() => data(null, { headers: { [SHOWS_HEADER]: 'camera' } }))

export function headers({ loaderHeaders }: { loaderHeaders: Headers }) {
  return loaderHeaders
}

export { loadInOwnDocument as clientLoader } from '#lib/page/own-document.ts'

export const meta = titled(CHECK.title)

/** At the gate: a code that a scanner types, a camera reads or somebody reads out, and at once whether it counts. */
export default function CheckCardPage() {
  const answer = useActionData<CardAnswer>()
  const submit = useSubmit()
  const field = useRef<HTMLInputElement>(null)
  const wasScanned = useRef(false)
  const scanner = useScanner((code) => {
    wasScanned.current = true
    void submit({ code }, { method: 'post', replace: true })
  })
  const { canScan, isOn, toggle } = scanner

  // The next card can be typed, or read by a scanner that types, without a touch; where the camera reads, no keyboard comes up.
  useEffect(() => {
    if (answer && !wasScanned.current) field.current?.select()
  }, [answer])
  function typed() {
    wasScanned.current = false
    scanner.settle()
  }

  const verdict = answer?.checked ?? null
  return (
    <OfficePage title={CHECK.title} lead={CHECK.lead}>
      <div className={styles.gate}>
        <div className={styles.answer} role="status">
          <ScannerView scanner={scanner}>
            {verdict && <VerdictCard verdict={verdict} third={null} />}
          </ScannerView>
        </div>
        <div className={styles.desk}>
          {canScan && (
            <Button
              variant={isOn ? 'secondary' : 'primary'}
              size="large"
              wide
              icon={isOn ? 'close' : 'qr-code'}
              onClick={toggle}
            >
              {isOn ? CHECK.stop : verdict ? CHECK.next : CHECK.scan}
            </Button>
          )}
          <Form
            method="post"
            action="/check-card"
            replace
            noValidate
            className={styles.form}
            onSubmit={typed}
          >
            <TextField
              ref={field}
              label={CHECK.code}
              hint={CHECK.codeHint}
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={1000}
              error={answer?.error}
            />
            <Button type="submit" variant={canScan ? 'secondary' : 'primary'} size="large" wide>
              {CHECK.check}
            </Button>
          </Form>
        </div>
      </div>
    </OfficePage>
  )
}
