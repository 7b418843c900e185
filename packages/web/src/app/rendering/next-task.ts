/** Long work gives way here: to a finger, to a frame, to whatever waits. */
export const nextTask = (): Promise<void> => new Promise((resume) => void setTimeout(resume))
