import type { SiteDraft } from '@clubhouse/contract/site/office/site-draft'

/** What is chosen as a whole when two people changed it. */
export type SitePart = 'colours' | 'headings' | 'menu' | 'banner'

interface Part {
  of: (draft: SiteDraft) => unknown
  from: (draft: SiteDraft, other: SiteDraft) => SiteDraft
}

const PARTS: Record<SitePart, Part> = {
  colours: {
    of: ({ theme }) => theme.color,
    from: (draft, { theme: { color } }) => ({ ...draft, theme: { ...draft.theme, color } }),
  },
  headings: {
    of: ({ theme: { heading_font, dark_mode } }) => [heading_font, dark_mode],
    from: (draft, { theme: { heading_font, dark_mode } }) => ({
      ...draft,
      theme: { ...draft.theme, heading_font, dark_mode },
    }),
  },
  menu: { of: ({ menu }) => menu, from: (draft, { menu }) => ({ ...draft, menu }) },
  banner: { of: ({ banner }) => banner, from: (draft, { banner }) => ({ ...draft, banner }) },
}

const isSame = (one: SiteDraft, other: SiteDraft, part: SitePart) =>
  JSON.stringify(PARTS[part].of(one)) === JSON.stringify(PARTS[part].of(other))

/** The one's draft with a part of the other's. */
export const withPartOf = (one: SiteDraft, other: SiteDraft, part: SitePart): SiteDraft =>
  PARTS[part].from(one, other)

/** What two people made of one draft, on top of each other; mine where both changed the same, and then somebody chooses. */
export function mergeSites(
  base: SiteDraft,
  mine: SiteDraft,
  theirs: SiteDraft,
): { merged: SiteDraft; clashes: SitePart[] } {
  let merged = mine
  const clashes: SitePart[] = []
  for (const part of Object.keys(PARTS) as SitePart[]) {
    if (isSame(mine, theirs, part) || isSame(base, theirs, part)) continue
    if (isSame(base, mine, part)) merged = withPartOf(merged, theirs, part)
    else clashes.push(part)
  }
  return { merged, clashes }
}
