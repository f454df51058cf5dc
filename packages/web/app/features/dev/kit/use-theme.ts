import { useEffect } from 'react'

/**
 * A club's colours, light or dark, for the whole document while the page is shown, whatever the device wishes. A style element
 * made in the browser has no nonce and would be refused; a constructed sheet is not inline.
 */
export function useTheme(css: string, scheme: 'light' | 'dark'): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    const { dataset } = document.documentElement
    const before = dataset['scheme']
    dataset['scheme'] = scheme
    return () => {
      if (before === undefined) delete dataset['scheme']
      else dataset['scheme'] = before
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [css, scheme])
}
