import { type ActionFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageMeta } from '#lib/page/page-meta.ts'
import settings from '#parts/office/settings/settings.module.css'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { keepPasskey } from './keep-passkey.ts'
import { loadOwner } from './load-owner.ts'
import { ADD_PASSKEY } from './messages.ts'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

export const loader = loadOwner
/** Back to where it was asked for. */
export const action = (args: ActionFunctionArgs) => keepPasskey(args, '/prove')

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: ADD_PASSKEY.title, path: '/security/passkey', isHidden: true })
}

/** The same in the back office: not everybody who runs a club is a member of one, and has pages of their own. */
export default function OfficePasskeyPage() {
  const owner = useLoaderData<typeof loader>()
  return (
    <div className={settings.page}>
      <h1 className={settings.heading}>{ADD_PASSKEY.title}</h1>
      <div className={settings.form}>
        <AddPasskeyForm {...owner} />
      </div>
    </div>
  )
}
