export {
  loadDialog as loader,
  revalidatesDialog as shouldRevalidate,
} from '../../features/identity/load-dialog.ts'
export { RootError as ErrorBoundary } from '../../parts/club/root-error.tsx'
export { SuShell as default } from './su-shell.tsx'
