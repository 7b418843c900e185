export { duration } from './duration.ts'
export { isJobInTrouble, jobState } from './job-state.ts'
export { readJobs, type JobRecord } from './job-store.ts'
export { startJobs } from './run-jobs.ts'
