export { startOpsSocket } from './socket/ops-socket.ts'
