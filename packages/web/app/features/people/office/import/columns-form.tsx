import { Form } from 'react-router'
import type { PeopleImport } from '@clubhouse/contract/people/office/people-imports'
import { FIELD_NAMES, IMPORT_FIELDS } from '@clubhouse/domain/people/import/columns'
import { FormMessage } from '#lib/form/form-message.tsx'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './import.module.css'
import { IMPORT } from './messages.ts'

const OPTIONS = IMPORT_FIELDS.map((field) => ({ value: field, label: FIELD_NAMES[field] }))

/** What each column means; open where something has to be said before anything can be read. */
export function ColumnsForm({ list }: { list: PeopleImport }) {
  const { headings, mapping, sample, mapping_problem: problem } = list
  return (
    <details className={styles.mapping} open={problem !== null}>
      <summary>
        <Icon name="chevron-down" />
        {IMPORT.mapping}
      </summary>
      <Form method="post" action={`/people/import/${list.import_id}`}>
        <p className={styles.quiet}>{IMPORT.mappingLead}</p>
        <FormMessage text={problem} />
        <input type="hidden" name="intent" value="map" />
        <input type="hidden" name="revision" value={list.revision} />
        <input type="hidden" name="columns" value={headings.length} />
        <div className={styles.columns}>
          {headings.map((heading, at) => {
            const samples = sample.flatMap((cells) => cells[at] || []).join(', ')
            return (
              <Select
                key={heading || at}
                name={`column-${at}`}
                label={heading || `Column ${at + 1}`}
                hint={samples ? IMPORT.such(samples.slice(0, 60)) : undefined}
                options={OPTIONS}
                placeholder={IMPORT.leftOut}
                defaultValue={mapping[at] ?? ''}
              />
            )
          })}
        </div>
        <Button type="submit" variant={problem === null ? 'secondary' : 'primary'}>
          {IMPORT.checkAgain}
        </Button>
      </Form>
    </details>
  )
}
