import fc from 'fast-check'
import type { ModuleRows } from './row.ts'
import { aNumber, anAnswer, aShell, aText } from './hostile.ts'

const shop = fc.record({
  fans: aNumber(),
  monthlyTurnoverFen: aNumber(),
  yearsOpen: aNumber(),
  ratings: fc.record({ described: aNumber(), service: aNumber(), delivery: aNumber() }),
})
const aSale = fc.record({ shopId: aText(), priceFen: aNumber(), shop })
const aRound = fc.record({ clue: fc.constant({}), priceFen: aNumber(), guessFen: fc.option(aNumber()) })
const aGame = fc.record({
  id: aText(),
  userId: fc.option(aText()),
  startedAt: aNumber(),
  rounds: fc.array(aRound, { maxLength: 10 }),
  finishedAt: fc.option(aNumber()),
  coins: aNumber(),
})
const aFinished = fc.record({ userId: aText(), username: aText(), points: aNumber(), finishedAt: aNumber() })

export const guessGameRows: ModuleRows = {
  clueOf: [fc.record({ shop })],
  dealGame: [
    fc.array(aSale, { maxLength: 12 }),
    fc.record({ id: aText(), userId: fc.option(aText()), at: aNumber() }),
    fc.constant({ below: () => 0 }),
  ],
  deckFor: [fc.constantFrom('practice', 'ranked'), fc.array(aSale, { maxLength: 25 })],
  decideGameReward: [aGame, fc.boolean()],
  decideGuess: [aGame, fc.record({ round: aNumber(), guessFen: aNumber() }), aNumber()],
  gamePoints: [aGame],
  gameView: [aGame],
  guessPoints: [aNumber(), aNumber()],
  needsWeChatEntry: [fc.record({ shell: aShell, query: aText() })],
  ownGame: [fc.option(aGame, { nil: undefined }), fc.option(aText())],
  rankWeek: [fc.array(aFinished, { maxLength: 5 }), fc.option(aText()), aNumber()],
  rewardDay: [aNumber()],
  toGuessPlayer: [fc.option(fc.record({ games: anAnswer(), best_points: anAnswer(), has_coins_today: anAnswer() }))],
  toGuessUser: [anAnswer()],
  weekOf: [aNumber()],
}
