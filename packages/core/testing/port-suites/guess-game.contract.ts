import { describe, expect, it } from 'vitest'
import { GAME_ROUNDS, toGuessPlayer, type GuessGame, type GuessGameView } from '../../src/guess-game/index.ts'
import { DAY_MS } from '../../src/kernel/index.ts'
import { reasonOf, valueOf } from '../fixture-steps.ts'
import type { Fixture, OpenFixture } from '../fixture.ts'
import { withFixture } from '../with-fixture.ts'

/** Enough for ranked games and for practice. */
const PRICES = Array.from({ length: 22 }, (_, number) => 8_765_400 + number * 123_400)

async function sellShops(fixture: Fixture, count = PRICES.length): Promise<void> {
  for (const [number, priceFen] of PRICES.slice(0, count).entries()) {
    const shopId = fixture.shopIds[number]
    if (shopId === undefined) throw new Error('The market has too few shops')
    await fixture.recordSale(shopId, { priceFen, soldAt: fixture.now() - (number + 1) * DAY_MS })
  }
}

/** A whole game, each round guessed the same. */
async function playThrough(game: GuessGame, guessFen = 9_000_000): Promise<GuessGameView> {
  let view = valueOf(await game.start())
  for (let round = 0; round < GAME_ROUNDS; round += 1) view = valueOf(await game.guess(view.id, { round, guessFen }))
  return view
}

export function guessGameContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the GuessGame contract`, () => {
    const fixture = withFixture(open)

    it('deals no game while fewer than ten shops were sold here (GUE-4)', async () => {
      await sellShops(fixture(), 9)
      expect(reasonOf(await fixture().openDevice().guessGame.start())).toBe('sales-short')
    })

    it('tells no price before its guess is in, and one more clue with each guess (GUE-5, GUE-6)', async () => {
      await sellShops(fixture())
      const { guessGame } = fixture().openDevice()
      let view = valueOf(await guessGame.start())
      for (let round = 0; round < GAME_ROUNDS; round += 1) {
        const shown = JSON.stringify([view, valueOf(await guessGame.game(view.id)).guessed])
        const known = view.guessed.map(({ priceFen }) => priceFen)
        for (const price of PRICES) expect(shown.includes(String(price))).toBe(known.includes(price))
        expect(shown).not.toMatch(/shopId|title|soldAt/)
        view = valueOf(await guessGame.guess(view.id, { round, guessFen: 9_000_000 }))
        expect(view.guessed).toHaveLength(round + 1)
        expect(PRICES).toContain(view.guessed[round]?.priceFen)
      }
      expect(new Set(view.guessed.map(({ priceFen }) => priceFen)).size).toBe(GAME_ROUNDS)
      expect([view.next, valueOf(await guessGame.game(view.id))]).toEqual([null, view])
    })

    it('answers a guess sent again, or two at once, with the first one (GUE-7)', async () => {
      await sellShops(fixture())
      const { guessGame } = fixture().openDevice()
      const { id } = valueOf(await guessGame.start())
      const guesses = [4_000_000, 8_000_000, 12_000_000]
      const answers = await Promise.all(guesses.map((guessFen) => guessGame.guess(id, { round: 0, guessFen })))
      const [first] = answers.map(valueOf)
      for (const answer of answers) expect(valueOf(answer)).toEqual(first)
      expect(guesses).toContain(first?.guessed[0]?.guessFen)
      expect(valueOf(await guessGame.guess(id, { round: 0, guessFen: 1 }))).toEqual(first)
      expect(reasonOf(await guessGame.guess(id, { round: 2, guessFen: 1 }))).toBe('bad-parameter')
    })

    it('lets a visitor practise, without a place and without coins (GUE-11)', async () => {
      await sellShops(fixture())
      const { guessGame } = fixture().openDevice()
      expect(await playThrough(guessGame)).toMatchObject({ isPractice: true, coins: 0, next: null })
      expect(valueOf(await guessGame.ranking())).toMatchObject({ players: [], own: null })
    })

    it('gives coins for the first finished game of a day, and for no other (GUE-10)', async () => {
      await sellShops(fixture())
      const { coins, guessGame } = fixture().buyer.device
      const first = await playThrough(guessGame)
      expect(first).toMatchObject({ isPractice: false, coins: 5 + Math.floor(first.points / 100) })
      expect(valueOf(await coins.overview()).coins).toBe(first.coins)
      expect(await playThrough(guessGame)).toMatchObject({ coins: 0 })
      expect(valueOf(await coins.overview()).coins).toBe(first.coins)
      await fixture().advance(DAY_MS)
      expect((await playThrough(guessGame)).coins).toBeGreaterThan(0)
    })

    it('shows a game to its player alone, and lets it be played for a day (GUE-12)', async () => {
      await sellShops(fixture())
      const { buyer, secondBuyer, openDevice } = fixture()
      const { guessGame } = buyer.device
      const { id } = valueOf(await guessGame.start())
      for (const { guessGame: others } of [secondBuyer.device, openDevice()]) {
        expect(reasonOf(await others.game(id))).toBe('not-found')
        expect(reasonOf(await others.guess(id, { round: 0, guessFen: 1 }))).toBe('not-found')
      }
      await fixture().advance(DAY_MS - 1)
      expect(valueOf(await guessGame.guess(id, { round: 0, guessFen: 1 })).guessed).toHaveLength(1)
    })

    it('keeps a record of each player, and none of a visitor (GUE-1)', async () => {
      await sellShops(fixture())
      const { buyer, openDevice } = fixture()
      expect(await openDevice().guessGame.user()).toBeNull()
      const before = toGuessPlayer(await buyer.device.guessGame.user())
      expect(before).toEqual({ games: 0, bestPoints: null, hasCoinsToday: false })
      const { points } = await playThrough(buyer.device.guessGame)
      const after = toGuessPlayer(await buyer.device.guessGame.user())
      expect(after).toEqual({ games: 1, bestPoints: points, hasCoinsToday: true })
    })
  })
}
