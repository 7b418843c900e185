export { startOpsSocket } from './ops-socket.ts'
