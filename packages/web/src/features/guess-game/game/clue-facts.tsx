import { INDUSTRIES, platformOf, SHOP_KINDS, TAXPAYER_KINDS, TRADEMARK_STATES } from '@diandu/core/catalog'
import { formatCount, shortMoney } from '@diandu/core/format'
import type { GuessClue } from '@diandu/core/guess-game'
import { nameIn } from '@diandu/core/messages'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { guessGameMessages } from '../../../messages/guess-game/guess-game.messages.ts'
import { Facts } from '../../../ui/lists/facts.tsx'
import { PlatformMark } from '../../../ui/pictures/platform-mark.tsx'

/** Facts of a shop that do not identify it. */
export function ClueFacts({ clue }: { readonly clue: GuessClue }) {
  const messages = useMessages(guessGameMessages)
  const locale = useLocale()
  const platform = platformOf(clue.platform)
  const { industry, years, rating, fans, turnover, trademark, taxpayer, loans } = messages.clue
  return (
    <>
      <div className="row mb-8">
        <PlatformMark label={platform.mark} hue={platform.hue} />
        <strong className="ml-8 break-anywhere">
          {nameIn(platform.name, locale)} · {nameIn(SHOP_KINDS[clue.kind], locale)}
        </strong>
      </div>
      <Facts
        facts={[
          [industry, nameIn(INDUSTRIES[clue.industry], locale)],
          [years, messages.years(clue.yearsOpen)],
          [rating, clue.rating.toFixed(1)],
          [fans, messages.about(formatCount(clue.fans))],
          [turnover, messages.about(shortMoney(clue.monthlyTurnoverFen, locale))],
          [trademark, nameIn(TRADEMARK_STATES[clue.trademark], locale)],
          [taxpayer, nameIn(TAXPAYER_KINDS[clue.taxpayer], locale)],
          [loans, messages.loans[clue.hasLoans ? 'yes' : 'no']],
        ]}
      />
    </>
  )
}
