import { Form } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { FileField } from '#parts/office/file-field.tsx'
import styles from './import.module.css'
import { IMPORT } from './messages.ts'

interface Props {
  label: string
  /** The list that a corrected one takes the place of. */
  replaces?: string
  isPrimary?: boolean
}

/** A form that the browser sends by itself, with or without a script: the one way in which a page takes a file. */
export const UploadForm = ({ label, replaces, isPrimary = false }: Props) => (
  <Form
    method="post"
    action="/people/import"
    encType="multipart/form-data"
    reloadDocument
    className={styles.upload}
  >
    {replaces && <input type="hidden" name="replaces" value={replaces} />}
    <FileField
      label={IMPORT.file}
      hint={IMPORT.hint}
      name="file"
      accept=".csv,.txt,.tsv,text/csv"
      required
      className={styles.file}
    />
    <Button type="submit" variant={isPrimary ? 'primary' : 'secondary'}>
      {label}
    </Button>
  </Form>
)
