export { announceQueue, announceStaff, consoleChanges, type ConsoleChange } from './queue-changes.ts'
