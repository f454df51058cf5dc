export {
  loadDialog as loader,
  revalidatesDialog as shouldRevalidate,
} from '../../features/identity/load-dialog.ts'
export { RootError as ErrorBoundary } from '../../parts/club/root-error.tsx'
export { BodyShell as default } from './body-shell.tsx'
