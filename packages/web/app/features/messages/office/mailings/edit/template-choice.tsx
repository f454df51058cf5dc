import { useState } from 'react'
import type {
  EmailTemplate,
  EmailTemplateSummary,
} from '@clubhouse/contract/messages/office/distribution-lists'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import { EDIT } from '../messages.ts'
import { askOffice } from './ask-office.ts'
import styles from './edit.module.css'

interface Props {
  templates: readonly EmailTemplateSummary[]
  defaultValue: string
  /** Whether something stands there that would be lost. */
  isWritten: boolean
  error: string | undefined
  onUse: (template: EmailTemplate) => void
}

/** DIST-06: begins a letter with a template. What somebody wrote is replaced only when they say so. */
export function TemplateChoice({ templates, defaultValue, isWritten, error, onUse }: Props) {
  const [offered, setOffered] = useState<EmailTemplate | null>(null)
  const [hasFailed, setFailed] = useState(false)

  async function choose(id: string) {
    setOffered(null)
    setFailed(false)
    if (id === '') return
    const template = await askOffice<EmailTemplate>({ do: 'template', template_id: id })
    if (!template) setFailed(true)
    else if (isWritten) setOffered(template)
    else onUse(template)
  }

  return (
    <div>
      <Select
        label={EDIT.template}
        name="template_id"
        placeholder={EDIT.noTemplate}
        defaultValue={defaultValue}
        error={error ?? (hasFailed ? EDIT.templateFailed : undefined)}
        optional
        options={templates.map(({ template_id: value, name: label, from }) => ({
          value,
          label,
          group: from === 'club' ? EDIT.ofClub : EDIT.ofPlatform,
        }))}
        onChange={(event) => void choose(event.currentTarget.value)}
      />
      <div role="status">
        {offered && (
          <div className={styles.offer}>
            <p>{EDIT.replaceWith(offered.name)}</p>
            <Button
              size="small"
              onClick={() => {
                onUse(offered)
                setOffered(null)
              }}
            >
              {EDIT.replace}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setOffered(null)}>
              {EDIT.keepMine}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
