/**
 * The address holds what may answer for its reader: no other site learns it, and nobody keeps the page. Within the
 * site it may be named, or browsers would not say where a form without scripts comes from.
 */
export const privateHeaders = () => ({
  'referrer-policy': 'same-origin',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
})
