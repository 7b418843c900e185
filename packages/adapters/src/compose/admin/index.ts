export { webStore } from '../../storage/web-store.ts'
export type { AdminPorts } from './admin-ports.ts'
export { composeAdmin } from './compose-admin.ts'
