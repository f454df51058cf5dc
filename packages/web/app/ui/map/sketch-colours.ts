/** What the sketch is painted with; all of it comes from the club's colours and the scheme in use. */
export interface SketchColours {
  land: string
  field: string
  otherField: string
  hedge: string
  wood: string
  sea: string
  shallows: string
  shore: string
  road: string
  roadEdge: string
  house: string
}

const RECIPES: Record<keyof SketchColours, string> = {
  land: 'color-mix(in srgb, var(--primary) 4%, var(--raised))',
  field: 'color-mix(in srgb, var(--primary) 11%, var(--raised))',
  otherField:
    'light-dark(color-mix(in srgb, var(--accent) 15%, var(--raised)), color-mix(in srgb, var(--accent) 9%, var(--raised)))',
  hedge: 'color-mix(in srgb, var(--primary) 16%, var(--raised))',
  wood: 'color-mix(in srgb, var(--success) 22%, color-mix(in srgb, var(--primary) 10%, var(--raised)))',
  sea: 'color-mix(in srgb, var(--info) 26%, color-mix(in srgb, var(--primary) 14%, var(--page)))',
  shallows: 'color-mix(in srgb, var(--info) 16%, color-mix(in srgb, var(--primary) 9%, var(--page)))',
  shore: 'color-mix(in srgb, var(--info) 30%, color-mix(in srgb, var(--primary) 30%, var(--page)))',
  road: 'light-dark(var(--page), color-mix(in srgb, var(--ink) 26%, var(--raised)))',
  roadEdge: 'light-dark(color-mix(in srgb, var(--ink) 24%, var(--raised)), var(--sunken))',
  house: 'color-mix(in srgb, var(--ink) 20%, var(--raised))',
}

/** A canvas knows no variables: a span that inherits them is asked what they come to here. */
export function readColours(within: HTMLElement): SketchColours {
  const probe = document.createElement('span')
  probe.hidden = true
  within.append(probe)
  const read = (recipe: string) => {
    probe.style.color = recipe
    return getComputedStyle(probe).color
  }
  const colours = Object.fromEntries(
    Object.entries(RECIPES).map(([name, recipe]) => [name, read(recipe)]),
  ) as Record<keyof SketchColours, string>
  probe.remove()
  return colours
}
