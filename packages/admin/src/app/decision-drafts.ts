/** Typed for a decision and not done yet; the fields as their inputs hold them. */
export interface DecisionDraft {
  readonly words?: string
  readonly fields?: Readonly<Record<string, string | number>>
}

/** Drafts of cases that were left, undone or not decided, until the document is left. */
export type DecisionDrafts = Map<string, DecisionDraft>

export const draftKey = (queue: string, cases: readonly { readonly id: string }[], decision: string): string =>
  [queue, decision, ...cases.map(({ id }) => id)].join(' ')
