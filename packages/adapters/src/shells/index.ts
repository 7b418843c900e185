export { browserShell } from './browser-shell.ts'
export { detectShell, type ChannelIds, type Visit } from './detect-shell.ts'
