import { useRef } from 'react'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { guessGameMessages } from '../../../messages/guess-game/guess-game.messages.ts'
import { useFocusOnArrival } from '../../../ui/accessibility/use-focus-on-arrival.ts'

interface RoundHeadProps {
  /** From 0 on. */
  readonly round: number
  readonly rounds: number
  readonly points: string
}

/** Where a game is; a player who reads with the ears hears it first. */
export function RoundHead({ round, rounds, points }: RoundHeadProps) {
  const messages = useMessages(guessGameMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnArrival(heading, true)
  return (
    <div className="mb-8 flex wrap between baseline">
      <h2 ref={heading} tabIndex={-1} className="no-outline type-body">
        {messages.round(round + 1, rounds)}
      </h2>
      <span className="detail break-anywhere block">{messages.soFar(points)}</span>
    </div>
  )
}
