import { Form } from 'react-router'
import type { Recipient } from '@clubhouse/contract/messages/office/recipient-filters'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import { nameOf } from '../edit/reach.tsx'
import { SEND } from '../messages.ts'
import styles from './send.module.css'

interface Props {
  path: string
  preview: {
    to: Pick<Recipient, 'address' | 'first_name' | 'last_name'> | null
    subject: string
    text: string
  } | null
  sample: readonly Recipient[]
}

/** As one of its people would read it, with every name filled in. */
export function Preview({ path, preview, sample }: Props) {
  if (!preview) return <p className={styles.preview}>{SEND.previewFailed}</p>
  const { to, subject, text } = preview
  const people = to && !sample.some(({ address }) => address === to.address) ? [to, ...sample] : sample
  const query = to ? `?as=${encodeURIComponent(to.address)}` : ''
  return (
    <section className={styles.preview} aria-label={SEND.preview}>
      <h2>{SEND.preview}</h2>
      {to ? (
        <Form method="get" action={`${path}/send`} className={styles.as} preventScrollReset>
          <Select
            key={to.address}
            label={SEND.as}
            name="as"
            defaultValue={to.address}
            options={people.map((each) => ({
              value: each.address,
              label: `${nameOf(each)}, ${each.address}`,
            }))}
          />
          <Button type="submit">{SEND.show}</Button>
        </Form>
      ) : (
        <p>{SEND.asNobody}</p>
      )}
      <p>
        {SEND.subject} <strong>{subject}</strong>
      </p>
      {/* Nothing in a mail may run or reach this page; its links open beside it. */}
      <iframe
        key={query}
        className={styles.frame}
        src={`${path}/letter${query}`}
        title={SEND.frame(subject)}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
      <details>
        <summary>{SEND.text}</summary>
        <pre className={styles.text} tabIndex={0}>
          {text}
        </pre>
      </details>
    </section>
  )
}
