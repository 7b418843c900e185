/** On which papers a signature can rest: the leave of a shop's owner, and what shows the shares of a company. */
export const PAPER_KINDS = ['consent', 'equity'] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

/** What the house says of a paper: nothing before somebody has looked at it. */
export type PaperStanding =
  | { readonly is: 'waiting' }
  | { readonly is: 'accepted'; readonly at: number }
  | { readonly is: 'refused'; readonly at: number; readonly reason: string }

/** A paper that somebody handed in, so that they may sign. */
export interface SigningPaper {
  readonly kind: PaperKind
  /** SHA-256 of what it shows: what the house says is about exactly this. */
  readonly digest: string
  readonly handedInAt: number
  readonly standing: PaperStanding
  /** How many before it were taken away for another one while they waited. */
  readonly replaced: number
}

/** So often another paper is taken for one that waits: somebody of the house looks at each, and is not kept busy for ever. */
export const MOST_REPLACED = 3

/** Whether its owner may still put another one in its place, before anybody has looked at it. */
export const isReplaceable = ({ standing, replaced }: Pick<SigningPaper, 'standing' | 'replaced'>): boolean => standing.is === 'waiting' && replaced < MOST_REPLACED

export const WAITING: PaperStanding = { is: 'waiting' }

/** One paper of each kind stands; another one takes its place. */
export const paperOf = ({ papers }: { readonly papers: readonly SigningPaper[] }, kind: PaperKind): SigningPaper | undefined => papers.find((paper) => paper.kind === kind)
