/** The quiet colours around the club's own; the dark ones stand in the style sheet of the layout. */
export const TONES = {
  page: '#f1f3f6',
  card: '#ffffff',
  ink: '#10151c',
  muted: '#4b5563',
  hairline: '#d5dae1',
  raised: '#f6f7f9',
}

export const FACE =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

/** Where a mail programme follows the device; the others show the light mail, which is whole without this. */
export const DARK_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #0b0f14 !important; }
  .card { background-color: #1a212b !important; border-color: #3a4453 !important; }
  .ink, .ink a { color: #f6f7f9 !important; }
  .muted, .muted a { color: #b8c0cc !important; }
  .code { background-color: #10151c !important; border-color: #3a4453 !important; color: #ffffff !important; }
  .rule { border-color: #3a4453 !important; }
  .button { border-color: #8b95a3 !important; }
}
@media (max-width: 480px) {
  .content { padding: 24px 20px !important; }
  .crest, .alone { padding-left: 20px !important; }
  .code { font-size: 30px !important; letter-spacing: 6px !important; }
  .button { display: block !important; }
}
`
