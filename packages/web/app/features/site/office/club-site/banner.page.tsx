import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageMeta } from '#lib/page/page-meta.ts'
import { BannerBlock } from './banner/banner-block.tsx'
import { SiteFrame } from './edit/site-frame.tsx'
import { useSiteDraft } from './edit/use-site-draft.ts'
import { loadSite } from './load-site.ts'
import { SECTIONS } from './messages.ts'

export const loader = (args: LoaderFunctionArgs) => loadSite(args, 'News')

/** What is being edited is not fetched anew under it. */
export const shouldRevalidate = () => false

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { ...SECTIONS.banner, isHidden: true })
}

/** What the club says first on its home page. */
export default function BannerPage() {
  const loaded = useLoaderData<typeof loader>()
  const editing = useSiteDraft(loaded)
  return (
    <SiteFrame section="banner" editing={editing} loaded={loaded}>
      <BannerBlock
        banner={editing.draft.banner}
        articles={loaded.targets}
        time={loaded.time}
        errors={editing.errors}
        onChange={(banner, step) => editing.set({ banner }, step)}
      />
    </SiteFrame>
  )
}
