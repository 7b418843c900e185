import { useLoad, usePorts } from '../../queries/queries.ts'
import { useMessages } from '../../preferences/preferences.ts'
import { CountMark } from '../../../ui/navigation/count-mark.tsx'
import { myTurnMessages } from '../../../messages/orders/my-turn.messages.ts'
import { turnsBesideQuery } from './my-turn-query.ts'

const MAX_SHOWN = 99

/** How much waits for the person, on the tab of the orders; nothing where nothing does, or that is not known. */
export function TurnsMark() {
  const messages = useMessages(myTurnMessages)
  const { data: turns = [] } = useLoad(turnsBesideQuery(usePorts()))
  if (turns.length === 0) return null
  const shown = turns.length > MAX_SHOWN ? `${MAX_SHOWN}+` : String(turns.length)
  return <CountMark shown={shown} label={messages.waiting(shown)} place="tab" />
}
