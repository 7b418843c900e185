import { mapResult, ok } from '../../src/kernel/index.ts'
import { decideCard, noCard, type BankCard, type BankCards } from '../../src/wallet/index.ts'
import { ownRow, ownRows, type Desk } from './desk.ts'
import { identityOf } from './memory-verifications.ts'
import type { CardRecord, MarketState, Member } from './market-state.ts'

export function createMemoryBankCards({ state, call }: Desk): BankCards {
  return {
    list: () => call((who) => ok(ownRows(state.cards, who).toReversed().map(shownCard))),
    add: (draft) =>
      call((who) => {
        const facts = { cards: ownRows(state.cards, who), verifiedNames: verifiedNames(state, who) }
        return mapResult(decideCard({ ...facts, at: state.clock.now() }, draft), (card) => {
          const kept = { ...card, id: state.random.token().slice(0, 20), userId: who.userId }
          state.cards.set(kept.id, kept)
          return shownCard(kept)
        })
      }),
    remove: (id) =>
      call((who) =>
        mapResult(ownRow(state.cards, id, who, noCard), () => {
          state.cards.delete(id)
          return null
        }),
      ),
  }
}

/** As who the person is known. */
export function verifiedNames(state: MarketState, who: Member): readonly string[] {
  const known = identityOf(state, who)
  return known === null ? [] : [known.name]
}

const shownCard = ({ userId: _userId, number: _number, ...card }: CardRecord): BankCard => card
