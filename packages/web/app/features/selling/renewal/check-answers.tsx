import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { MemberClub, Renewal } from '@clubhouse/contract/selling/member-renewal'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import type { AnswersToCheck } from './answers.page.ts'
import { RENEWAL } from './messages.ts'
import styles from './renewal.module.css'
import { editKey, type Renewing } from './use-renewing.ts'

/** The engine of forms comes with the first form that somebody opens. */
const AnswersForm = lazyPart(() => import('./answers-form.tsx'))

interface Props {
  renewal: Renewal
  club: MemberClub
  renewing: Renewing
}

/** What the club will be told of somebody, folded until it is wanted; what is missing is named before. */
export function CheckAnswers({ renewal, club, renewing }: Props) {
  const fetcher = useFetcher<AnswersToCheck>()
  const answers = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { membership_id: id, member_id: member, plan, forms, first_name: name } = renewal
  const planId = plan?.metadata.plan_id ?? ''
  const load = () =>
    void fetcher.load(`/renew/answers?${new URLSearchParams({ club: club.slug, plan: planId, member })}`)
  // A browser opens them without a script, and told nobody before React came.
  useEffect(() => {
    if (answers.current?.open) answers.current.dispatchEvent(new Event('toggle'))
  }, [])
  const labels = forms.flatMap(({ missing }) => missing.map(({ label }) => label))
  const isLacking = renewing.lacks(renewal)
  const isChanged = forms.some(({ type }) => renewing.edits[editKey(type, id)])
  return (
    <>
      {isLacking && labels.length > 0 && (
        <p className={styles.missing}>
          <Icon name="warning" />
          <span>{RENEWAL.missing([...new Set(labels)].join(', '))}</span>
        </p>
      )}
      {isChanged && !isLacking && <p className={styles.quiet}>{RENEWAL.checkedChanged}</p>}
      <details
        ref={answers}
        className={styles.answers}
        onToggle={(event) => {
          const { open } = event.currentTarget
          setOpen(open)
          if (open && !fetcher.data && fetcher.state === 'idle') load()
        }}
      >
        <summary>
          {labels.length > 0 ? RENEWAL.fillIn : RENEWAL.check}
          <span className="visually-hidden">: {name}</span>
          <Icon name="chevron-down" />
        </summary>
        <noscript>{RENEWAL.noScript}</noscript>
        {isOpen && !fetcher.data && <p role="status">{RENEWAL.loading}</p>}
        {fetcher.data?.problem && (
          <p role="alert">
            {fetcher.data.problem}{' '}
            <Button size="small" onClick={load}>
              {RENEWAL.again}
            </Button>
          </p>
        )}
        {isOpen &&
          fetcher.data?.forms.map(({ type, form, known }) => (
            <AnswersForm
              key={type}
              title={type === 'guardian' ? RENEWAL.parent : RENEWAL.about(name)}
              form={form}
              today={club.today}
              known={renewing.edits[editKey(type, id)]?.given ?? known}
              onEdit={(edit) => renewing.edit(editKey(type, id), edit)}
            />
          ))}
      </details>
    </>
  )
}
