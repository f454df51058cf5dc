import { TONES } from './tones.ts'

/** What a club's editor wrote. It was made safe before it came here: this package is given nothing else. */
export function ClubHtml({ html }: { html: string }) {
  return <div className="ink club" style={style} dangerouslySetInnerHTML={{ __html: html }} />
}

const style = { color: TONES.ink, fontSize: 16, lineHeight: '25px', overflowWrap: 'anywhere' } as const

/** Its elements bear no styles of their own; a mail programme that reads no style sheet shows them as it likes. */
export const CLUB_STYLES = `
.club > :first-child { margin-top: 0; }
.club > :last-child { margin-bottom: 0; }
.club p, .club ul, .club ol, .club blockquote, .club table, .club figure { margin: 0 0 14px; }
.club h2 { margin: 24px 0 8px; font-size: 20px; line-height: 27px; }
.club h3, .club h4 { margin: 20px 0 6px; font-size: 17px; line-height: 25px; }
.club ul, .club ol { padding-left: 24px; }
.club li { margin-bottom: 4px; }
.club a { color: inherit; text-decoration: underline; }
.club img { max-width: 100%; height: auto; border-radius: 8px; }
.club blockquote { padding-left: 16px; border-left: 3px solid ${TONES.hairline}; }
.club th, .club td { padding: 6px 10px 6px 0; border-bottom: 1px solid ${TONES.hairline}; text-align: left; vertical-align: top; }
.club pre { white-space: pre-wrap; }
`
