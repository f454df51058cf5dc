import { redirect } from 'react-router'

/** SHELL-05: a path that no route matches. */
export function loader(): never {
  throw redirect('/error')
}
