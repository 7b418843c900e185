import { everyPortContract } from '@diandu/core/testing'
import { describeOnItsTurn } from '../database/testing.ts'
import { openServerFixture } from './testing/open-server-fixture.ts'

describeOnItsTurn('pglite', 'Over HTTP and a database', (openDatabase) => {
  everyPortContract('the server', async () => openServerFixture(await openDatabase()))
})
