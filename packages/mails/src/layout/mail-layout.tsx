import {
  Body,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components'
import type { MailBrand } from '@clubhouse/domain/messages/mail/mail-brand'
import type { Letter } from '../letter.ts'
import { CLUB_STYLES } from './club-html.tsx'
import { DARK_STYLES, FACE, TONES } from './tones.ts'

/** The band in the club's colour, the letter, and at the foot who wrote it and why. */
export function MailLayout({ letter, look }: { letter: Letter; look: MailBrand }) {
  return (
    <Html lang="en-IE" dir="ltr">
      <Head>
        <title>{letter.subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Else a telephone would make links of the digits of a code. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <style>{CLUB_STYLES + DARK_STYLES}</style>
      </Head>
      <Preview>{letter.preview}</Preview>
      <Body className="page" style={styles.page}>
        <Container style={styles.container}>
          <Section className="card" style={styles.card}>
            <Band look={look} />
            <Row>
              <Column className="content" style={styles.content}>
                <Heading as="h1" className="ink" style={styles.title}>
                  {letter.title}
                </Heading>
                {letter.body}
                <Hr className="rule" style={styles.rule} />
                <Text className="muted" style={styles.why}>
                  {letter.why}
                  {letter.leave && (
                    <>
                      <br />
                      <Link href={letter.leave.link} style={styles.footLink}>
                        {letter.leave.label}
                      </Link>
                    </>
                  )}
                </Text>
              </Column>
            </Row>
          </Section>
          <Text className="muted" style={styles.foot}>
            {look.name}
            <br />
            <Link href={look.origin} style={styles.footLink}>
              {new URL(look.origin).host}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

function Band({ look }: { look: MailBrand }) {
  const { name, colour, onColour, logoUrl } = look
  return (
    <Row style={{ backgroundColor: colour }}>
      {logoUrl !== null && (
        <Column className="crest" style={styles.crest}>
          {/* The name stands beside it, so the crest has nothing to say to whoever hears the mail. */}
          <Img src={logoUrl} width={56} height={56} alt="" style={styles.crestImage} />
        </Column>
      )}
      <Column
        className={logoUrl === null ? 'alone' : 'name'}
        style={{ ...styles.name, color: onColour, paddingLeft: logoUrl === null ? 32 : 14 }}
      >
        {name}
      </Column>
    </Row>
  )
}

const styles = {
  page: { margin: 0, padding: 0, backgroundColor: TONES.page, fontFamily: FACE },
  container: { maxWidth: 560, padding: '24px 12px' },
  card: {
    backgroundColor: TONES.card,
    border: `1px solid ${TONES.hairline}`,
    borderRadius: 14,
    borderCollapse: 'separate',
    overflow: 'hidden',
  },
  crest: { width: 56, padding: '16px 0 16px 32px' },
  crestImage: { borderRadius: 10, display: 'block' },
  name: {
    padding: '18px 32px 18px 14px',
    fontFamily: FACE,
    fontSize: 19,
    lineHeight: '26px',
    fontWeight: 700,
    overflowWrap: 'anywhere',
  },
  content: { padding: '32px 32px 28px' },
  title: {
    margin: '0 0 16px',
    color: TONES.ink,
    fontFamily: FACE,
    fontSize: 26,
    lineHeight: '32px',
    fontWeight: 700,
  },
  rule: { margin: '28px 0 16px', borderColor: TONES.hairline },
  why: { margin: 0, color: TONES.muted, fontSize: 13, lineHeight: '20px' },
  foot: { margin: '16px 20px 0', color: TONES.muted, fontSize: 13, lineHeight: '20px', textAlign: 'center' },
  footLink: { color: TONES.muted, textDecoration: 'underline' },
} as const
