const MODULE_PRELOAD = /<link rel="modulepreload"/g
const WHOLE_LINK = /<link rel="modulepreload"[^>]*>/g

/**
 * The framework names every script at the top of the head, before the styles. On a phone the scripts then take
 * the line from what is looked at first: styles, face and picture. The page reads without them, so they come last.
 */
export function scriptsLast(html: string): string {
  const end = html.lastIndexOf('</body>')
  const preloads = html.match(WHOLE_LINK)
  if (end === -1 || !preloads) return html
  const late = preloads.join('').replaceAll(MODULE_PRELOAD, '$& fetchpriority="low"')
  return html.slice(0, end).replaceAll(WHOLE_LINK, '') + late + html.slice(end)
}
