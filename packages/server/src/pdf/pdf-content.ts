/**
 * A document's content, top to bottom. Its looks are decided once, for every document of the platform, in
 * `render-pdf.ts`.
 */
export interface PdfContent {
  readonly title: string
  /** Small, under the title: a number, a day. */
  readonly subtitle: string
  readonly madeAt: number
  readonly blocks: readonly Block[]
}

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Small print. */
  | { readonly kind: 'note'; readonly text: string }
  /** A label and its value, line by line. */
  | { readonly kind: 'figures'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'table'; readonly columns: readonly Column[]; readonly rows: readonly (readonly string[])[] }
  /** Places that are signed later, each under a name of its own. */
  | { readonly kind: 'places'; readonly places: readonly SignaturePlace[] }

export interface Column {
  readonly label: string
  /** Its part of the width, beside the other columns' parts. */
  readonly share: number
  readonly align?: 'left' | 'right'
}

export interface SignaturePlace {
  /** Letters only. */
  readonly name: string
  readonly label: string
  /** As wide as the text, in a row of its own: for the last signer, who names the others. */
  readonly isWide?: boolean
}
