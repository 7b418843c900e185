export { noteBackup, readBackupProofs } from './backup-proof-store.ts'
