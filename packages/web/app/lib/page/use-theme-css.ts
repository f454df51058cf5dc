import { useLayoutEffect, useState } from 'react'

/**
 * The club's colours, of which the server wrote the first into the page. Who signs in on the my-account site, or goes to
 * another club there, gets others: our policy takes no style element from a script, so they are given as a sheet.
 */
export function useThemeCss(css: string): { first: string } {
  const [first] = useState(css)
  useLayoutEffect(() => {
    const written = document.querySelector<HTMLStyleElement>('style[data-theme]')
    if (css === first) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    if (written) written.disabled = true
    document.adoptedStyleSheets.push(sheet)
    return () => {
      if (written) written.disabled = false
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [css, first])
  return { first }
}
