import { type RefObject, useRef, useState } from 'react'
import type {
  DistributionList,
  EmailTemplateSummary,
} from '@clubhouse/contract/messages/office/distribution-lists'
import type { MailingSummary } from '@clubhouse/contract/messages/office/mailings'
import type { FilterOptions, RecipientFilter } from '@clubhouse/contract/messages/office/recipient-filters'
import { PLACEHOLDERS } from '@clubhouse/domain/messages/mailings/placeholders'
import { FormMessage } from '#lib/form/form-message.tsx'
import { UnsentForm } from '#lib/form/unsent-form.tsx'
import type { ClubTime } from '#parts/office/club-time.ts'
import { EditFrame } from '#parts/office/edit/edit-frame.tsx'
import { SaveLine } from '#parts/office/edit/save-line.tsx'
import { RichText } from '#parts/site/office/editor/lazy-rich-text.tsx'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { Theirs } from '#parts/office/settings/settings-foot.tsx'
import { useSettingsForm } from '#parts/office/settings/use-settings-form.ts'
import { Button } from '#ui/button/button.tsx'
import { setInputValue } from '#ui/field/set-input-value.ts'
import { TextField } from '#ui/field/text-field.tsx'
import { EDIT, STATUS_NAMES } from '../messages.ts'
import { askOffice } from './ask-office.ts'
import { ConditionSections } from './condition-sections.tsx'
import styles from './edit.module.css'
import { errorsIn, filtersIn, valuesOf } from './list-values.ts'
import { Reach, type Reached } from './reach.tsx'
import { SentBefore } from './sent-before.tsx'
import { TemplateChoice } from './template-choice.tsx'
import { useReach } from './use-reach.ts'
import { WhenCard } from './when-card.tsx'

interface Props {
  list: DistributionList | null
  /** Whom a new one means at first. */
  begins: RecipientFilter[]
  options: FilterOptions
  templates: readonly EmailTemplateSummary[]
  sendings: readonly MailingSummary[]
  reached: Reached | null
  time: ClubTime
  service: 'none' | 'stand-in' | 'real'
  answer: SettingsAnswer | undefined
}

const INSERTS = {
  label: EDIT.placeholders,
  choices: Object.entries(PLACEHOLDERS).map(([name, label]) => ({ label, text: `{{${name}}}` })),
}

/** OPEN-119, DIST-07, DIST-08: whom a list means and what it says. One form, so nothing of it is lost on the way. */
export function ListForm({
  list,
  begins,
  options,
  templates,
  sendings,
  reached: first,
  time,
  service,
  answer,
}: Props) {
  const id = list?.email_distribution_list_id ?? 'new'
  const { props, errorOf, formError, values, isBusy, savedAt, version, theirsOf, ...unsent } =
    useSettingsForm(errorsIn, answer, { name: `mailing-list/${id}`, version: String(list?.revision ?? 0) })
  const shown = { ...valuesOf(list, time, begins), ...values }
  const [content, setContent] = useState(shown.content)
  const [filters, setFilters] = useState(shown.filters)
  const reach = useReach(first, filtersIn(filters))
  const [contentField, filtersField] = [useRef<HTMLTextAreaElement>(null), useRef<HTMLTextAreaElement>(null)]
  const path = `/mail/lists/${id}`
  const contentError = errorOf('content')
  const isSaved = savedAt !== null || !unsent.isChanged

  return (
    <form {...props} action={path} className={styles.form}>
      <EditFrame
        back={{ to: '/mail/lists', title: EDIT.back }}
        title={list?.name ?? EDIT.fresh}
        status={STATUS_NAMES[list?.email_status ?? 'Active']}
        tone={list?.email_status === 'Inactive' ? 'neutral' : 'success'}
        saveLine={
          <SaveLine
            state={isBusy ? 'saving' : 'saved'}
            savedAt={savedAt}
            timeZone={time.timeZone}
            onRetry={() => props.ref.current?.requestSubmit()}
          />
        }
        actions={
          <>
            <Button type="submit" name="intent" value="save" loading={isBusy}>
              {EDIT.save}
            </Button>
            <Button type="submit" variant="primary" name="intent" value="check" disabled={isBusy}>
              {EDIT.check}
            </Button>
          </>
        }
        aside={
          <>
            <Reach
              reached={reach.reached}
              state={reach.state}
              onRetry={reach.retry}
              all={list && isSaved ? `${path}/people` : undefined}
            />
            <WhenCard values={shown} error={errorOf('day')} />
            <SentBefore sendings={sendings} timeZone={time.timeZone} />
          </>
        }
      >
        <FormMessage text={formError} />
        <input type="hidden" name="version" value={version} />
        <Kept field={contentField} name="content" defaultValue={shown.content} onInput={setContent} />
        <Kept field={filtersField} name="filters" defaultValue={shown.filters} onInput={setFilters} />
        <section className={styles.block}>
          <h2>{EDIT.who}</h2>
          <p className={styles.lead}>{filters === '' ? EDIT.byHand : EDIT.whoLead}</p>
          <ConditionSections
            filters={filtersIn(filters) ?? []}
            options={options}
            onChange={(next) => put(filtersField, JSON.stringify(next))}
          />
          <Theirs>{theirsOf('filters')}</Theirs>
        </section>
        <section className={styles.block}>
          <h2>{EDIT.says}</h2>
          <div className={styles.pair}>
            <TemplateChoice
              templates={templates}
              defaultValue={shown.template_id}
              isWritten={content.replaceAll(/<[^>]*>/g, '').trim() !== ''}
              error={errorOf('template_id')}
              onUse={(template) => {
                put(contentField, template.content)
                const subject = props.ref.current?.elements.namedItem('subject')
                if (subject instanceof HTMLInputElement) setInputValue(subject, template.subject)
              }}
            />
            <div>
              <TextField
                label={EDIT.name}
                hint={EDIT.nameHint}
                name="name"
                maxLength={120}
                autoComplete="off"
                defaultValue={shown.name}
                error={errorOf('name')}
              />
              <Theirs>{theirsOf('name')}</Theirs>
            </div>
          </div>
          <TextField
            label={EDIT.subject}
            name="subject"
            maxLength={150}
            autoComplete="off"
            defaultValue={shown.subject}
            error={errorOf('subject')}
          />
          <Theirs>{theirsOf('subject')}</Theirs>
          <RichText
            html={content}
            onChange={(html) => put(contentField, html)}
            error={contentError}
            inserts={INSERTS}
            rephrase={
              service === 'none'
                ? null
                : {
                    isStandIn: service === 'stand-in',
                    ask: (asked) => askOffice<string>({ do: 'rephrase', ...asked }),
                  }
            }
          />
          {contentError && (
            <p className={styles.fault} role="alert">
              {contentError}
            </p>
          )}
          <Theirs>{theirsOf('content')}</Theirs>
        </section>
      </EditFrame>
      <UnsentForm {...unsent} />
    </form>
  )
}

type KeptProps = {
  field: RefObject<HTMLTextAreaElement | null>
  name: string
  defaultValue: string
  onInput: (value: string) => void
}

/** What has no field of its own is typed into one that nobody sees: so it is sent, kept in the tab and missed on leaving. */
const Kept = ({ field, name, defaultValue, onInput }: KeptProps) => (
  <textarea
    ref={field}
    hidden
    readOnly
    name={name}
    defaultValue={defaultValue}
    onInput={(event) => onInput(event.currentTarget.value)}
  />
)

function put({ current }: RefObject<HTMLTextAreaElement | null>, value: string): void {
  if (current) setInputValue(current, value)
}
