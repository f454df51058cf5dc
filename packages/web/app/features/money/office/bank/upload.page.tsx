import { Form, redirect, useActionData } from 'react-router'
import { uploadBankFile } from '@clubhouse/contract/money/office/bank'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { readFormWithFile } from '#lib/form/read-form.ts'
import { answerWith } from '#lib/form/refused.ts'
import { titled } from '#lib/page/page-meta.ts'
import { FileField } from '#parts/office/file-field.tsx'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { Button } from '#ui/button/button.tsx'
import { officeAction, officeLoader } from '#parts/office/office-handlers.ts'
import styles from './bank.module.css'
import { LINE, UPLOAD } from './messages.ts'

export const loader = officeLoader(() => null)

/** Takes a file (api/src/kernel/http/limits/body-limits.ts). */
export const action = officeAction(async ({ call, headers, request }) => {
  const file = (await readFormWithFile(request)).get('file')
  if (!(file instanceof File) || file.size === 0) return answerWith({ formError: UPLOAD.noFile })
  const { added, known } = await call(uploadBankFile, {
    headers,
    body: { file: new Uint8Array(await file.arrayBuffer()), filename: file.name.slice(-300) },
  })
  return redirect(`/money/bank?done=uploaded&of=${added}-${known}`, 303)
}, UPLOAD.failed)

export const meta = titled(UPLOAD.title)

/** The browser sends the file by itself, with or without a script. */
export default function UploadPage() {
  const answer = useActionData<FormAnswer>()
  return (
    <OfficePage back={{ to: '/money/bank', label: LINE.back }} title={UPLOAD.title} lead={UPLOAD.lead}>
      <FormMessage text={answer?.formError ?? null} />
      <Form method="post" encType="multipart/form-data" reloadDocument className={styles.upload}>
        <FileField label={UPLOAD.file} hint={UPLOAD.hint} name="file" accept=".csv,.txt,text/csv" required />
        <Button type="submit" variant="primary">
          {UPLOAD.send}
        </Button>
      </Form>
      <section aria-labelledby="holds" className={styles.notes}>
        <h2 id="holds">{UPLOAD.holds}</h2>
        <ul>
          <li>{UPLOAD.columns}</li>
          <li>{UPLOAD.number}</li>
          <li>{UPLOAD.again}</li>
          <li>{UPLOAD.out}</li>
        </ul>
      </section>
    </OfficePage>
  )
}
