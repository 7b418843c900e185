import type { Database, Transaction } from './database.ts'

/**
 * A database whose transactions are parts of one that is open: each is undone alone where it throws, and none is
 * committed but with the whole. For work that opens transactions of its own and has to be recorded with them.
 */
export function databaseWithin(whole: Transaction, { engine, durability }: Database): Database {
  let depth = 0
  return {
    kind: 'database',
    engine,
    durability,
    query: whole.query,
    change: whole.change,
    async transaction(work, { isolation = 'read committed' } = {}) {
      if (isolation !== 'read committed') throw new Error('A transaction within another reads what is committed.')
      depth += 1
      const savepoint = `within_${depth}`
      const announced = new Set<string>()
      await whole.script(`SAVEPOINT ${savepoint}`)
      try {
        const value = await work({ ...whole, announce: (what) => void announced.add(what) })
        await whole.script(`RELEASE SAVEPOINT ${savepoint}`)
        for (const what of announced) whole.announce(what)
        return value
      } catch (error) {
        await whole.script(`ROLLBACK TO SAVEPOINT ${savepoint}`)
        throw error
      } finally {
        depth -= 1
      }
    },
    onCommitted: () => () => undefined,
    close: async () => undefined,
  }
}
