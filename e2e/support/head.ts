import type { Page } from '@playwright/test'

/** What a machine learns from the head of a page: by property or name, and the link relations. */
export async function readHead(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string, key: string, value: string) =>
      [...document.head.querySelectorAll(selector)].map((element) => [
        element.getAttribute(key) ?? '',
        element.getAttribute(value) ?? '',
      ])
    return {
      title: document.title,
      meta: Object.fromEntries([
        ...all('meta[property]', 'property', 'content'),
        ...all('meta[name]', 'name', 'content'),
      ]) as Record<string, string>,
      links: Object.fromEntries(all('link[rel]', 'rel', 'href')) as Record<string, string>,
      structured: [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
        const data: unknown = JSON.parse(script.textContent)
        return (Array.isArray(data) ? data : [data]) as Record<string, unknown>[]
      }),
    }
  })
}
