import { Form, Link, redirect, useActionData, useLoaderData } from 'react-router'
import {
  type BodyList,
  listBodyLists,
  uploadBodyList,
} from '@clubhouse/contract/platform/governing-body/lists'
import { formatDateTime } from '@clubhouse/domain/format'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { readFormWithFile } from '#lib/form/read-form.ts'
import { answerWith } from '#lib/form/refused.ts'
import { titled } from '#lib/page/page-meta.ts'
import { FileField } from '#parts/office/file-field.tsx'
import { platformTime } from '#parts/office/list/load-platform-list.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { memberAction, memberLoader } from '#lib/page/handlers.ts'
import { COMPARE } from '../messages.ts'
import styles from './compare.module.css'

export const loader = memberLoader(async ({ call, page }) => {
  const { items } = await call(listBodyLists, { query: { per_page: 50 } })
  return { lists: items, timeZone: platformTime(page).timeZone }
})

/** Takes a file (api/src/kernel/http/limits/body-limits.ts). */
export const action = memberAction(async ({ call, request }) => {
  const file = (await readFormWithFile(request)).get('file')
  if (!(file instanceof File) || file.size === 0) return answerWith({ formError: COMPARE.noFile })
  const { list_id: id } = await call(uploadBodyList, {
    body: { file: new Uint8Array(await file.arrayBuffer()), filename: file.name.slice(-300) },
  })
  return redirect(`/compare/${id}`, 303)
}, COMPARE.failed)

export const meta = titled(COMPARE.title)

/** The browser sends the file by itself, with or without a script. */
export default function ComparePage() {
  const { lists, timeZone } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <OfficePage title={COMPARE.title} lead={COMPARE.lead}>
      <FormMessage text={answer?.formError ?? null} />
      <Form method="post" encType="multipart/form-data" reloadDocument className={styles.upload}>
        <FileField
          label={COMPARE.file}
          hint={COMPARE.hint}
          name="file"
          accept=".csv,.txt,.tsv,text/csv"
          required
        />
        <Button type="submit" variant="primary">
          {COMPARE.send}
        </Button>
      </Form>
      <section aria-labelledby="holds" className={styles.notes}>
        <h2 id="holds">{COMPARE.holds}</h2>
        <ul>
          <li>{COMPARE.name}</li>
          <li>{COMPARE.born}</li>
          <li>{COMPARE.club}</li>
          <li>{COMPARE.number}</li>
        </ul>
        <p className={styles.quiet}>{COMPARE.kept}</p>
      </section>
      <section aria-labelledby="earlier" className={styles.notes}>
        <h2 id="earlier">{COMPARE.earlier}</h2>
        {lists.length === 0 && <EmptyState icon="list">{COMPARE.none}</EmptyState>}
        <ul className={styles.lists}>
          {lists.map((list) => (
            <UploadedList key={list.list_id} list={list} timeZone={timeZone} />
          ))}
        </ul>
      </section>
    </OfficePage>
  )
}

function UploadedList({ list, timeZone }: { list: BodyList; timeZone: string }) {
  const { list_id: id, filename, created_at: at, created_by: by, lines, problems } = list
  return (
    <li className={styles.list}>
      <Link to={`/compare/${id}`}>{filename}</Link>
      <span className={styles.quiet}>
        {COMPARE.uploaded(formatDateTime(at, timeZone), by)} · {COMPARE.lines(lines)}
      </span>
      {problems > 0 && <Link to={`/compare/${id}/problems`}>{COMPARE.problems(problems)}</Link>}
      <Form method="post" action={`/compare/${id}`} className={styles.remove}>
        <input type="hidden" name="intent" value="remove" />
        <Button type="submit" size="small" variant="quiet" icon="trash">
          {COMPARE.remove}
          <span className="visually-hidden">: {filename}</span>
        </Button>
      </Form>
    </li>
  )
}
