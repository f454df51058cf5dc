import type { ClientLoaderFunctionArgs } from 'react-router'

/**
 * What a page may load and use is said by the headers of its document, and a walk within the site keeps the document of the page where it
 * began: a page that needs more is opened as one of its own. Not when it is only loaded anew, as after a form was sent.
 */
export function opensAnew(url: string): Promise<never> | null {
  if (isDocumentOf(url)) return null
  window.location.assign(url)
  // The browser is on its way; nothing may be drawn in between.
  return new Promise<never>(() => undefined)
}

/** For the `clientLoader` of a page that looks through the camera. */
export const loadInOwnDocument = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  opensAnew(request.url) ?? serverLoader()

function isDocumentOf(url: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && new URL(loaded.name).pathname === new URL(url).pathname
}
