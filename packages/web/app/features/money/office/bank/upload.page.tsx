import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
} from 'react-router'
import { uploadBankFile } from '@clubhouse/contract/money/office/bank'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { readFormWithFile } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { FileField } from '#parts/office/file-field.tsx'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './bank.module.css'
import { LINE, UPLOAD } from './messages.ts'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireClub(context.get(pageContext), request)
  return null
}

/** Takes a file (api/src/kernel/http/limits/body-limits.ts). */
export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const file = (await readFormWithFile(request)).get('file')
  if (!(file instanceof File) || file.size === 0) return answerWith({ formError: UPLOAD.noFile })
  try {
    const { added, known } = await page.call(uploadBankFile, {
      headers,
      body: { file: new Uint8Array(await file.arrayBuffer()), filename: file.name.slice(-300) },
    })
    return redirect(`/money/bank?done=uploaded&of=${added}-${known}`, 303)
  } catch (error) {
    const { status, message } = refusedBy(error, page, UPLOAD.failed)
    return answerWith({ formError: message }, status)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: UPLOAD.title, path: '/money/bank/upload', isHidden: true })
}

/** The browser sends the file by itself, with or without a script. */
export default function UploadPage() {
  const answer = useActionData<FormAnswer>()
  return (
    <div className={settings.page}>
      <header>
        <Link to="/money/bank" className={settings.back}>
          <Icon name="arrow-left" />
          {LINE.back}
        </Link>
        <h1 className={settings.heading}>{UPLOAD.title}</h1>
        <p className={settings.lead}>{UPLOAD.lead}</p>
      </header>
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
    </div>
  )
}
