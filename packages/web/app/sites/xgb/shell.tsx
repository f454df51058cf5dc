export {
  loadDialog as loader,
  revalidatesDialog as shouldRevalidate,
} from '#features/identity/sign-in/load-dialog.ts'
export { RootError as ErrorBoundary } from '#parts/site/club/root-error.tsx'
export { BodyShell as default } from './body-shell.tsx'
