import { useEffect } from 'react'

/** Light or dark for the whole document while the page is shown. */
export function useScheme(scheme: 'light' | 'dark'): void {
  useEffect(() => {
    const root = document.documentElement
    const before = root.dataset['scheme']
    root.dataset['scheme'] = scheme
    return () => {
      if (before === undefined) delete root.dataset['scheme']
      else root.dataset['scheme'] = before
    }
  }, [scheme])
}

/** A style element made in the browser has no nonce and would be refused; a constructed sheet is not inline. */
export function useClubColours(css: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [css])
}
