import { type ActionFunctionArgs, useLoaderData } from 'react-router'
import { askedAddress } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { keepPasskey } from './keep-passkey.ts'
import { loadOwner } from './load-owner.ts'
import { ADD_PASSKEY, SECURITY, YOUR_SIGN_IN } from './messages.ts'
import styles from './security.module.css'

export const loader = loadOwner

/** Who was asked for a passkey before they could go on shows it next, and is led to where they were going. */
export const action = (args: ActionFunctionArgs) => {
  const to = askedAddress(args.request).searchParams.get('to')
  return keepPasskey(args, to === null ? SECURITY.path : `/prove?${new URLSearchParams({ to })}`)
}

export const meta = titled(ADD_PASSKEY.title)

export default function OfficePasskeyPage() {
  const owner = useLoaderData<typeof loader>()
  return (
    <OfficePage back={{ to: SECURITY.path, label: YOUR_SIGN_IN.back }} title={ADD_PASSKEY.title}>
      <div className={styles.narrow}>
        <AddPasskeyForm {...owner} />
      </div>
    </OfficePage>
  )
}
