/** Scripts and styles are no HTML and stay as they are; of everything else a tag is all that is looked at. */
const PART = /<(script|style)\b[^]*?<\/\1>|<[a-z][^<>]*>/g
/** The next entry, or the end of the list, ends an entry. */
const ENTRY_ENDS = /<\/li>(?=<li[ >]|<\/[ou]l>)/g

/** Leaves out what the browser's parser adds by itself: the document that it makes of it is the same. */
export function shortenHtml(html: string): string {
  return html
    .replaceAll(PART, (part, raw?: string) => (raw ? part : part.replaceAll('=""', '')))
    .replaceAll('></path>', '/>')
    .replaceAll(ENTRY_ENDS, '')
}
