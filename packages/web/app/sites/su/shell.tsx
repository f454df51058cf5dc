export { loadDialog as loader } from '#features/identity/sign-in/load-dialog.ts'
export { revalidatesDialog as shouldRevalidate } from '#features/identity/sign-in/revalidates-dialog.ts'
export { RootError as ErrorBoundary } from '#parts/site/club/root-error.tsx'
export { SuShell as default } from './su-shell.tsx'
