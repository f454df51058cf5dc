import { jsonLdText, type JsonLd as Data } from '@clubhouse/domain/site/content/seo'

/** Structured data for search engines; data, not script, so that the content policy lets it stand. */
export function JsonLd({ data }: { data: Data | readonly Data[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
}
