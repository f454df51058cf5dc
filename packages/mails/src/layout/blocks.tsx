import { Button, Link, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import type { MailBrand } from '@clubhouse/domain/messages/mail/mail-brand'
import { FACE, TONES } from './tones.ts'

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={styles.paragraph}>
      {children}
    </Text>
  )
}

export function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text, at) => <Paragraph key={at}>{text}</Paragraph>)
}

export function Note({ children }: { children: ReactNode }) {
  return (
    <Text className="muted" style={styles.note}>
      {children}
    </Text>
  )
}

/** The one thing to do, and its address for a mail programme that shows no buttons. */
export function Action({ label, link, look }: { label: string; link: string; look: MailBrand }) {
  return (
    <>
      <Section style={styles.action}>
        <Button
          className="button"
          href={link}
          style={{ ...styles.button, backgroundColor: look.colour, color: look.onColour }}
        >
          {label}
        </Button>
      </Section>
      <Text className="muted" style={styles.address}>
        If the button does not work, open this address:
        <br />
        <Link href={link} style={styles.link}>
          {link}
        </Link>
      </Text>
    </>
  )
}

/** Two answers side by side; the first is the one that is hoped for. */
export function Answers({ answers, look }: { answers: { label: string; link: string }[]; look: MailBrand }) {
  return (
    <Section style={styles.action}>
      {answers.map(({ label, link }, at) => (
        <Button
          key={label}
          className={at === 0 ? 'button' : 'button quiet'}
          href={link}
          style={
            at === 0
              ? { ...styles.button, ...styles.answer, backgroundColor: look.colour, color: look.onColour }
              : { ...styles.button, ...styles.answer, ...styles.quiet }
          }
        >
          {label}
        </Button>
      ))}
    </Section>
  )
}

/** Spaced by style alone, so that a copied code holds digits and nothing else. */
export function Code({ code }: { code: string }) {
  return (
    <Section style={styles.codeRow}>
      <Text className="code" style={styles.code}>
        {code}
      </Text>
    </Section>
  )
}

const styles = {
  paragraph: {
    margin: '0 0 14px',
    color: TONES.ink,
    fontSize: 16,
    lineHeight: '25px',
    overflowWrap: 'anywhere',
  },
  note: { margin: '14px 0 0', color: TONES.muted, fontSize: 14, lineHeight: '22px' },
  action: { margin: '22px 0 14px' },
  button: {
    padding: '14px 26px',
    border: '1px solid transparent',
    borderRadius: 10,
    fontFamily: FACE,
    fontSize: 16,
    fontWeight: 700,
    textAlign: 'center',
    textDecoration: 'none',
  },
  answer: { marginRight: 10, marginBottom: 10 },
  quiet: { borderColor: TONES.muted, backgroundColor: 'transparent', color: TONES.ink },
  address: { margin: 0, color: TONES.muted, fontSize: 13, lineHeight: '20px', overflowWrap: 'anywhere' },
  link: { color: TONES.muted, textDecoration: 'underline', wordBreak: 'break-all' },
  codeRow: { margin: '20px 0' },
  code: {
    margin: 0,
    padding: '18px 0 18px 10px',
    border: `1px solid ${TONES.hairline}`,
    borderRadius: 12,
    backgroundColor: TONES.raised,
    color: TONES.ink,
    fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
    fontSize: 36,
    lineHeight: '44px',
    fontWeight: 700,
    letterSpacing: 10,
    textAlign: 'center',
  },
} as const
