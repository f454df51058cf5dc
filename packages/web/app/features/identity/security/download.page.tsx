import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { FormMessage } from '#lib/form/form-message.tsx'
import formStyles from '#lib/form/form.module.css'
import { withHero } from '#lib/page/hero.ts'
import { askedAddress } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { Button } from '#ui/button/button.tsx'
import { loadOwner } from './load-owner.ts'
import { PROOF } from '#parts/identity/proof/messages.ts'
import { DOWNLOAD, SECURITY } from './messages.ts'
import { OneRecord } from './one-thing.tsx'
import { ProofFields } from '#parts/identity/proof/proof-fields.tsx'
import styles from './security.module.css'

export { staysUnderDialog as shouldRevalidate } from '#lib/visit/stays-under-dialog.ts'

/** What went wrong with a download, by a word in the address: its form is the browser's own, and leaves no answer. */
const WRONGS: Record<string, string> = {
  password: PROOF.wrong,
  often: DOWNLOAD.tooOften,
  again: PROOF.signInAgain,
  failed: SECURITY.failed,
}

export async function loader(args: LoaderFunctionArgs) {
  const wrong = askedAddress(args.request).searchParams.get('wrong')
  return { ...(await loadOwner(args)), wrong: wrong === null ? null : (WRONGS[wrong] ?? null) }
}

export const handle = withHero(() => ({ title: DOWNLOAD.title }))

export const meta = titled(DOWNLOAD.title)

export default function DownloadPage() {
  const { wrong, ...owner } = useLoaderData<typeof loader>()
  return (
    <OneRecord>
      <form method="post" action="/security/data" noValidate className={formStyles.form}>
        <p className={styles.quiet}>{DOWNLOAD.lead}</p>
        <FormMessage text={wrong} />
        <ProofFields {...owner} error={undefined} />
        <Button type="submit" variant="primary" size="large" wide icon="download">
          {DOWNLOAD.submit}
        </Button>
      </form>
    </OneRecord>
  )
}
