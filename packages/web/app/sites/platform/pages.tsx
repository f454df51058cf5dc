export { Outlet as default } from 'react-router'
/** The frame stays where a page of it fails; a page that knows better what is missing says so itself. */
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'
