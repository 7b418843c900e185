import type { ServerModule } from '../server-module.ts'
import { standingOfQueues } from './queue-store.ts'

export const adminModule: ServerModule = {
  name: 'admin',
  gauges: ({ db, clock }) => {
    const standings = () => standingOfQueues(db, () => true, clock.now())
    return [
      {
        name: 'queue_waiting',
        help: 'How many things wait for staff, by queue',
        by: 'queue',
        read: async () => Object.fromEntries((await standings()).map(({ queue, waiting }) => [queue, waiting])),
      },
      {
        name: 'queue_late',
        help: 'How many of them wait longer than the queue allows',
        by: 'queue',
        read: async () => Object.fromEntries((await standings()).map(({ queue, late }) => [queue, late])),
      },
    ]
  },
}
