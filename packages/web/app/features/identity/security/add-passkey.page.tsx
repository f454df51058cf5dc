import { type ActionFunctionArgs, useLoaderData } from 'react-router'
import { withHero } from '#lib/page/hero.ts'
import { titled } from '#lib/page/page-meta.ts'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { keepPasskey } from './keep-passkey.ts'
import { loadOwner } from './load-owner.ts'
import { ADD_PASSKEY, SECURITY } from './messages.ts'
import { OneRecord } from './one-thing.tsx'

export { staysUnderDialog as shouldRevalidate } from '#lib/visit/stays-under-dialog.ts'

export const loader = loadOwner

export const action = (args: ActionFunctionArgs) => keepPasskey(args, SECURITY.path)

export const handle = withHero(() => ({ title: ADD_PASSKEY.title }))

export const meta = titled(ADD_PASSKEY.title)

export default function AddPasskeyPage() {
  const owner = useLoaderData<typeof loader>()
  return (
    <OneRecord>
      <AddPasskeyForm {...owner} />
    </OneRecord>
  )
}
