export { RootError as ErrorBoundary } from '#parts/site/club/root-error.tsx'
export { loadFrame as loader } from './load-frame.ts'
export { MemberShell as default } from './member-shell.tsx'
// Apart from the loader: what runs in the browser brings no schema along.
export { revalidatesFrame as shouldRevalidate } from './revalidates-frame.ts'
