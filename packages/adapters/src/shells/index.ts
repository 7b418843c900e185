export { browserShell } from './browser-shell.ts'
export { detectShell, type ChannelIds } from './detect-shell.ts'
