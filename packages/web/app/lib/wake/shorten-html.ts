/** Scripts and styles are no HTML and stay as they are; of everything else a tag is all that is looked at. */
const PART = /<(script|style)\b[^]*?<\/\1>|<[a-z][^<>]*>/g
const VOID = /^<(?:area|br|col|hr|img|input|link|meta|source|wbr)\b/
/** The next entry, or the end of the list, ends an entry. */
const ENTRY_ENDS = /<\/li>(?=<li[ >]|<\/[ou]l>)/g

/** Leaves out what the browser's parser adds by itself: the document that it makes of it is the same. */
export function shortenHtml(html: string): string {
  return html
    .replaceAll(PART, (part, raw?: string) => (raw ? part : shortenTag(part)))
    .replaceAll('></path>', '/>')
    .replaceAll(ENTRY_ENDS, '')
}

function shortenTag(tag: string): string {
  const short = tag.replaceAll('=""', '')
  return VOID.test(short) ? short.replace(/ ?\/>$/, '>') : short
}
