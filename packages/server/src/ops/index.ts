export { startOpsSocket, type OpsSocketParts } from './ops-socket.ts'
