export {
  loadDialog as loader,
  revalidatesDialog as shouldRevalidate,
} from '../../features/identity/load-dialog.ts'
export { RootError as ErrorBoundary } from '../../parts/club/root-error.tsx'
export { PlatformShell as default } from './platform-shell.tsx'
