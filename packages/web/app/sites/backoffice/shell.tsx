export { revalidatesDialog as shouldRevalidate } from '../../features/identity/load-dialog.ts'
export { RootError as ErrorBoundary } from '../../parts/club/root-error.tsx'
export { loadOffice as loader } from './load-office.ts'
export { OfficeShell as default } from './office-shell.tsx'
