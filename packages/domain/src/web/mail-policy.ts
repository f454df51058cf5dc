/**
 * A mail has its styles in its elements, which no page of ours may: so it is a document of its own, shown in
 * a frame, in which nothing runs and from which links open beside the page.
 */
export const MAIL_POLICY = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src http: https: data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')
