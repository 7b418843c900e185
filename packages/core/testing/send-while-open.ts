import type { AnyActorRef, EventFrom, SnapshotFrom } from 'xstate'

/** A screen has no buttons once its machine has ended: what a test presses then reaches nothing. */
export function sendWhileOpen<Actor extends AnyActorRef>(
  actor: Actor & { readonly getSnapshot: () => SnapshotFrom<Actor> & { readonly status: string } },
  event: EventFrom<Actor>,
): void {
  if (actor.getSnapshot().status === 'active') actor.send(event)
}
