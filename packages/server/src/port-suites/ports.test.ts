import { everyPortContract } from '@diandu/core/testing'
import { describeOnEachEngine } from '../database/testing.ts'
import { openServerWorld } from './testing/open-server-world.ts'

describeOnEachEngine('Over HTTP and a database', (openDatabase) => {
  everyPortContract('the server', async () => openServerWorld(await openDatabase()))
})
