export type MailViewKind = 'page' | 'text'

/** Where the page stands: whose mails, which one, and how it is shown. */
export function mailAddress({
  to,
  id,
  view,
}: {
  to: string | null
  id: string | null
  view: MailViewKind
}): string {
  const query = new URLSearchParams()
  if (to) query.set('to', to)
  if (id) query.set('id', id)
  if (view === 'text') query.set('view', view)
  const search = query.toString()
  return search ? `/dev/mail?${search}` : '/dev/mail'
}
