export { browserDevice, type ShellConfig } from './browser-device.ts'
export type { DevicePorts } from './device-ports.ts'
export { memoryDevice } from './memory-device.ts'
