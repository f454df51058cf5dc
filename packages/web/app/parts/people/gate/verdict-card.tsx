import type { CardState } from '@clubhouse/contract/people/cards'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './gate.module.css'
import { CARD_FACTS, VERDICTS } from './messages.ts'

export interface Verdict {
  state: CardState
  card: { name: string; plan: string; season: string | null; number: string } | null
}

interface Props {
  verdict: Verdict
  /** The third fact: on the steward's page whether they were let in before. */
  third: { title: string; text: string } | null
  as?: 'h1' | 'h2'
}

/** Seen across a gate: a colour, a sign and a word, and then who it is. */
export function VerdictCard({ verdict: { state, card }, third, as: Title = 'h2' }: Props) {
  const { title, tone, lead } = VERDICTS[state]
  return (
    <article className={styles.verdict}>
      <div className={styles.sign} data-tone={tone}>
        <Icon name={tone === 'good' ? 'check' : tone === 'bad' ? 'cross' : 'clock'} />
        <Title>{title}</Title>
        <p className={styles.lead}>{lead}</p>
      </div>
      {card && (
        <>
          <p className={styles.who}>
            <strong>{card.name}</strong>
            {card.plan}
          </p>
          <dl className={styles.facts}>
            <div>
              <dt>{CARD_FACTS.season}</dt>
              <dd>{card.season ?? CARD_FACTS.noEnd}</dd>
            </div>
            <div>
              <dt>{CARD_FACTS.number}</dt>
              <dd>{card.number}</dd>
            </div>
            {third && (
              <div>
                <dt>{third.title}</dt>
                <dd>{third.text}</dd>
              </div>
            )}
          </dl>
        </>
      )}
    </article>
  )
}
