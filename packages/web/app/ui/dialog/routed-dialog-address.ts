import { safePath } from '@clubhouse/domain/web/redirects'

type Address = { pathname: string; search: string }

function without(search: string, ...names: string[]): string {
  const params = new URLSearchParams(search)
  for (const name of names) params.delete(name)
  const rest = params.toString()
  return rest && `?${rest}`
}

/** The name of the dialog that an address asks for. */
export function dialogIn({ search }: Pick<Address, 'search'>): string | null {
  return new URLSearchParams(search).get('dialog')
}

/** The address that opens a dialog over the present page and knows the way back. */
export function dialogAddress(here: Address, name: string): string {
  const params = new URLSearchParams(without(here.search, 'dialog', 'origin'))
  params.set('dialog', name)
  params.set('origin', here.pathname + without(here.search, 'dialog', 'origin'))
  return `${here.pathname}?${params}`
}

/** OPEN-015: where closing leads: the origin when it is ours, else the page beneath. */
export function originOf(here: Address): string {
  return (
    safePath(new URLSearchParams(here.search).get('origin')) ??
    here.pathname + without(here.search, 'dialog', 'origin')
  )
}
