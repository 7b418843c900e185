import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { getStateNodes } from 'xstate/graph'

/**
 * Transitions of a machine that no event takes from any of the states that were reached: dead ones, or ones that were
 * not tried.
 */
export function untakenTransitions(
  machine: AnyStateMachine,
  reached: readonly AnyMachineSnapshot[],
  eventsAt: (state: AnyMachineSnapshot) => readonly EventObject[],
): readonly string[] {
  const taken = new Set<unknown>(
    reached.flatMap((state) => eventsAt(state).flatMap((event) => machine.getTransitionData(state, event))),
  )
  return [machine.root, ...getStateNodes(machine)]
    .flatMap((node) => [...node.transitions.values()].flat())
    .filter((transition) => !taken.has(transition))
    .map(
      ({ source, eventType, target }) => `${source.id} ${eventType} → ${(target ?? []).map(({ id }) => id).join(' ')}`,
    )
}
