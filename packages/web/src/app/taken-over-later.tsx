import { Suspense, useState, type ReactNode } from 'react'
import { nextTask } from './next-task.ts'

/** The parts of the first page that wait to be taken over, in the order in which they stand. */
const waiting: (() => void)[] = []
let isTakingOver = false

/**
 * Takes over what the server drew, and then, in tasks of their own, the parts that were put off: a slow phone answers a
 * finger in between. `hydrate` does its work before it returns.
 */
export async function takeOver(hydrate: () => void): Promise<void> {
  isTakingOver = true
  hydrate()
  isTakingOver = false
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    await nextTask()
    next()
  }
}

interface TakenOverLaterProps {
  /** One element: where it begins and ends is known without any mark. */
  readonly children: ReactNode
}

/** A part that nobody sees or presses at once. Drawn by the server it stands there, its links lead on, and it is taken over later. */
export function TakenOverLater({ children }: TakenOverLaterProps) {
  const [turn] = useState(() => (isTakingOver ? waitForTurn() : undefined))
  return turn === undefined ? (
    children
  ) : (
    <Suspense>
      <AtItsTurn turn={turn}>{children}</AtItsTurn>
    </Suspense>
  )
}

interface Turn {
  hasCome: boolean
  readonly coming: Promise<void>
}

function waitForTurn(): Turn {
  const turn = {
    hasCome: false,
    coming: new Promise<void>((come) => {
      waiting.push(() => {
        turn.hasCome = true
        come()
      })
    }),
  }
  return turn
}

function AtItsTurn({ turn, children }: { readonly turn: Turn; readonly children: ReactNode }) {
  if (!turn.hasCome) throw turn.coming
  return children
}
