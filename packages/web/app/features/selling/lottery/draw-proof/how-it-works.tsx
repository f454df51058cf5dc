import { formatDay, formatTime } from '@clubhouse/domain/format'
import { useClub } from '#lib/page/site-data.ts'
import title from '#parts/site/text/section-title.module.css'
import { Accordion, AccordionItem } from '#ui/accordion/accordion.tsx'
import { Card } from '#ui/card/card.tsx'
import type { DrawShown } from './load-draw-proof.ts'
import { HOW, QUESTIONS } from './messages.ts'
import styles from './draw-proof.module.css'

export function HowItWorks({ draw }: { draw: DrawShown }) {
  const { account, mode } = useClub()
  const zone = account.time_zone
  const { sealed_at: sealedAt, closed_at: closedAt, is_drum: isDrum, beacon, result } = draw
  const isDemo = beacon ? beacon.is_demo : mode === 'demo'
  const luck = isDrum ? HOW.drum : isDemo ? HOW.demoBeacon : HOW.beacon
  const steps = [
    { at: sealedAt, ...HOW.seal },
    { at: closedAt ?? result.closes_at, ...HOW.close },
    { at: result.draws_at, ...luck },
    { at: null, ...(isDrum ? HOW.count : HOW.mix) },
  ]
  return (
    <Card as="section" padded className={styles.section}>
      <h2 className={title['title']}>{HOW.title}</h2>
      <ol className={styles.how} role="list">
        {steps.map(({ at, title: name, text }) => (
          <li key={name}>
            {at ? (
              <time dateTime={at}>
                {formatDay(at, zone)}, {formatTime(at, zone)}
              </time>
            ) : (
              <span className={styles.then}>{HOW.next}</span>
            )}
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Card>
  )
}

export function FairQuestions() {
  return (
    <Card as="section" padded className={styles.section}>
      <h2 className={title['title']}>{QUESTIONS.title}</h2>
      <Accordion>
        {QUESTIONS.items.map(({ slug, question, answer }, place) => (
          <AccordionItem key={slug} slug={slug} title={question} defaultOpen={place === 0}>
            <p>{answer}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </Card>
  )
}
