import type { Theme } from '@clubhouse/contract/site/club'
import { HEADING_FONTS } from '#theme/heading-fonts.ts'
import platformMark from './platform-mark.svg?url'
import type { SiteData } from '#lib/page/site-data.ts'

/** What the head names besides the page's own metadata: face, colour, icons, app and feed. */
export function DocumentLinks({ site }: { site: SiteData | undefined }) {
  const account = site?.account
  if (!site || !account) {
    return (
      <>
        {site?.worn && <Look theme={site.worn.theme} colour={site.themeColour} />}
        <link rel="icon" type="image/svg+xml" href={platformMark} />
      </>
    )
  }
  return (
    <>
      <Look theme={account.theme} colour={site.themeColour} />
      <link rel="icon" type="image/png" href="/icon-192.png" />
      <link rel="apple-touch-icon" href="/icon-192.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/rss+xml" title={`News from ${account.name}`} href="/rss.xml" />
    </>
  )
}

function Look({ theme, colour }: { theme: Theme; colour: string }) {
  return (
    <>
      <link
        rel="preload"
        as="font"
        type="font/woff2"
        href={HEADING_FONTS[theme.heading_font]}
        crossOrigin="anonymous"
      />
      <meta name="theme-color" content={colour} />
    </>
  )
}
