import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageMeta } from '#lib/page/page-meta.ts'
import { SiteFrame } from './edit/site-frame.tsx'
import { useSiteDraft } from './edit/use-site-draft.ts'
import { loadSite } from './load-site.ts'
import { ColoursBlock } from './look/colours-block.tsx'
import { HeadingsBlock } from './look/headings-block.tsx'
import { MenuBlock } from './menu/menu-block.tsx'
import { SECTIONS } from './messages.ts'

export const loader = (args: LoaderFunctionArgs) => loadSite(args, 'Page')

/** What is being edited is not fetched anew under it. */
export const shouldRevalidate = () => false

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { ...SECTIONS.look, isHidden: true })
}

/** How the club's website looks, and what its menu leads to. */
export default function MenuThemePage() {
  const loaded = useLoaderData<typeof loader>()
  const editing = useSiteDraft(loaded)
  const { theme, menu } = editing.draft
  return (
    <SiteFrame section="look" editing={editing} loaded={loaded}>
      <ColoursBlock theme={theme} onChange={(next, step) => editing.set({ theme: next }, step)} />
      <HeadingsBlock theme={theme} onChange={(next) => editing.set({ theme: next })} />
      <MenuBlock
        menu={menu}
        pages={loaded.targets}
        features={loaded.features}
        errors={editing.errors}
        onChange={(next, words) => editing.set({ menu: next }, undefined, words)}
      />
    </SiteFrame>
  )
}
