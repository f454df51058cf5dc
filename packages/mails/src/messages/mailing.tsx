import { toPlainText } from '@react-email/render'
import { ClubHtml } from '../layout/club-html.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { oneLine } from '../words/phrases.ts'

/** Beside the subject an inbox has room for about this much. */
const PREVIEW_LENGTH = 110

/** A letter in a club's own words to everybody on one of its lists. */
export const mailing: Template<'mailing'> = ({ subject, content, list, unsubscribe }, look) => {
  const title = oneLine(subject)
  const words = textOf(content)
  return {
    subject: title,
    preview: oneLine(words).slice(0, PREVIEW_LENGTH),
    title,
    body: <ClubHtml html={content} />,
    text: [title, words],
    why: `You’re getting this email because you’re on the list “${oneLine(list)}” at ${look.name}.`,
    leave: { label: 'Unsubscribe from these emails', link: webAddress(unsubscribe.page) },
  }
}

/** The same for whoever wrote it, who cannot leave a list by it. */
export const mailingTrial: Template<'mailing-trial'> = ({ subject, content, list }, look) => {
  const title = oneLine(subject)
  const words = textOf(content)
  return {
    subject: `Test: ${title}`,
    preview: oneLine(words).slice(0, PREVIEW_LENGTH),
    title,
    body: <ClubHtml html={content} />,
    text: [title, words],
    why: `You asked for this test of the list “${oneLine(list)}” at ${look.name}. No one else got it.`,
  }
}

/** Lines are broken where the whole text is; headings are not shouted. */
function textOf(html: string): string {
  const heading = { options: { uppercase: false } }
  return toPlainText(html, {
    wordwrap: false,
    selectors: [
      { selector: 'h2', ...heading },
      { selector: 'h3', ...heading },
      { selector: 'h4', ...heading },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
      { selector: 'img', format: 'skip' },
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ],
  }).trim()
}
