import { useEffect } from 'react'

const DARK = '(prefers-color-scheme: dark)'

/**
 * A club's colours, light or dark, for the whole document while the page is shown, whatever the device wishes: the rules for
 * dark devices hold for every device meanwhile. A style element made in the browser has no nonce and would be refused; a
 * constructed sheet is not inline.
 */
export function useTheme(css: string, scheme: 'light' | 'dark'): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    const showAsBefore = showScheme(scheme)
    return () => {
      showAsBefore()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [css, scheme])
}

function showScheme(scheme: 'light' | 'dark'): () => void {
  const root = document.documentElement
  const before = root.dataset['scheme']
  const rules = scheme === 'dark' ? darkRules() : []
  root.dataset['scheme'] = scheme === 'dark' ? 'auto' : 'light'
  for (const { media } of rules) media.mediaText = 'all'
  return () => {
    for (const { media } of rules) media.mediaText = DARK
    if (before === undefined) delete root.dataset['scheme']
    else root.dataset['scheme'] = before
  }
}

function darkRules(): CSSMediaRule[] {
  const within = (rules: CSSRuleList): CSSMediaRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === DARK) return [rule]
      return rule instanceof CSSGroupingRule ? within(rule.cssRules) : []
    })
  return [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) => within(sheet.cssRules))
}
