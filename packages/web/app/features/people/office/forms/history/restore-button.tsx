import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { HISTORY } from './messages.ts'

/** Takes nothing away, so nothing is asked first. */
export function RestoreButton({ formId, version }: { formId: string; version: number }) {
  const { formData } = useNavigation()
  return (
    <Form method="post" action={`/forms/${formId}/history`}>
      <Button
        type="submit"
        size="small"
        icon="history"
        name="version"
        value={version}
        title={HISTORY.restoreNote}
        loading={formData?.get('version') === String(version)}
      >
        {HISTORY.restore}
        <span className="visually-hidden"> {HISTORY.version(version)}</span>
      </Button>
    </Form>
  )
}
