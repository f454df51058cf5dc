import { Section, Text } from '@react-email/components'
import { Fragment } from 'react'
import { TONES } from './tones.ts'

/** Who it is about, a line each. */
export function Facts({ facts }: { facts: { name: string; value: string }[] }) {
  return (
    <Section style={styles.facts}>
      {facts.map(({ name, value }) => (
        <Text key={name} className="ink" style={styles.fact}>
          <span className="muted" style={styles.name}>
            {name}
          </span>
          <br />
          {value}
        </Text>
      ))}
    </Section>
  )
}

/** What somebody else wrote, set apart from what we write. */
export function Quote({ lines, colour }: { lines: string[]; colour: string }) {
  return (
    <Section style={styles.quoteRow}>
      <Text className="code" style={{ ...styles.quote, borderLeft: `4px solid ${colour}` }}>
        <Lines lines={lines} />
      </Text>
    </Section>
  )
}

/** Not every mail programme keeps the line breaks of a text. */
export const Lines = ({ lines }: { lines: string[] }) =>
  lines.map((line, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ))

const styles = {
  facts: { margin: '18px 0 0' },
  fact: {
    margin: '0 0 10px',
    color: TONES.ink,
    fontSize: 16,
    lineHeight: '22px',
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  name: { color: TONES.muted, fontSize: 13, fontWeight: 400 },
  quoteRow: { margin: '14px 0 20px' },
  quote: {
    margin: 0,
    padding: '16px 18px',
    border: `1px solid ${TONES.hairline}`,
    borderRadius: 8,
    backgroundColor: TONES.raised,
    color: TONES.ink,
    fontSize: 16,
    lineHeight: '25px',
    overflowWrap: 'anywhere',
  },
} as const
