import { Column, Row, Section } from '@react-email/components'
import { FACE, TONES } from './tones.ts'

export interface ShownLine {
  name: string
  /** What stands below it in small print, a line each. */
  below: string[]
  amount: string
}

/** What was bought, or what adds up to a sum: words to the left, money to the right. */
export function Lines({ lines, isLastBold = false }: { lines: ShownLine[]; isLastBold?: boolean }) {
  return (
    <Section className="rule" style={styles.lines}>
      {lines.map(({ name, below, amount }, at) => {
        const fontWeight = isLastBold && at === lines.length - 1 ? 700 : 400
        return (
          <Row key={at}>
            <Column className="ink" style={{ ...styles.words, fontWeight }}>
              {name}
              {below.map((line, place) => (
                <div key={place} className="muted" style={styles.below}>
                  {line}
                </div>
              ))}
            </Column>
            <Column className="ink" align="right" style={{ ...styles.amount, fontWeight }}>
              {amount}
            </Column>
          </Row>
        )
      })}
    </Section>
  )
}

/** What the lines below it are. */
export function LinesTitle({ children }: { children: string }) {
  return (
    <Section>
      <Row>
        <Column className="ink" style={styles.title}>
          {children}
        </Column>
      </Row>
    </Section>
  )
}

/** The same as text: the money keeps to its words. */
export const linesAsText = (lines: ShownLine[]): string =>
  lines
    .map(({ name, below, amount }) => [`${name}: ${amount}`, ...below.map((line) => `  ${line}`)].join('\n'))
    .join('\n')

const cell = {
  padding: '8px 0',
  color: TONES.ink,
  fontFamily: FACE,
  fontSize: 16,
  lineHeight: '23px',
  verticalAlign: 'top',
} as const

const styles = {
  lines: { margin: '6px 0 14px', borderTop: `1px solid ${TONES.hairline}` },
  words: { ...cell, overflowWrap: 'anywhere' },
  amount: { ...cell, paddingLeft: 16, whiteSpace: 'nowrap' },
  below: { color: TONES.muted, fontSize: 14, lineHeight: '20px', fontWeight: 400 },
  title: { padding: '10px 0 2px', color: TONES.ink, fontFamily: FACE, fontSize: 16, fontWeight: 700 },
} as const
