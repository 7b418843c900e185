import type { ContentFault, ContentKind } from '@diandu/core/admin'
import type { Random } from '@diandu/core/kernel'
import type { GenericSchema } from 'valibot'
import type { Reads, Transaction } from '../database/index.ts'

/** A document as it is without a version: a file of the program, or what the table of its kind holds. */
export interface GivenDocument {
  readonly id: string
  readonly title: string
  readonly body: string
}

export interface Publication {
  readonly id: string
  readonly body: string
  /** Of the member of staff, or as a command was given it. */
  readonly byName: string
  readonly nowMs: number
  readonly random: Random
}

export interface CheckedText {
  readonly id: string
  readonly body: string
  readonly db: Reads
  readonly nowMs: number
}

/** What the module of a kind knows of its documents. */
export interface ContentSource {
  readonly kind: ContentKind
  /** Its form is made of this: the schema of the JSON, or of a head of lines with its `text`. */
  readonly schema: GenericSchema
  /** Keys of the whole that are not changed in the form. */
  readonly fixed?: readonly string[]
  readonly given: (db: Reads) => Promise<readonly GivenDocument[]>
  /** What keeps a text from being published, by the reader that the module reads it with. */
  readonly faultsOf: (text: CheckedText) => Promise<readonly ContentFault[]>
  /** Of a draft too, which may be wrong yet. */
  readonly titleOf: (text: { readonly id: string; readonly body: string }) => string
  /** Where a table of its own holds what visitors see. */
  readonly publish?: (tx: Transaction, publication: Publication) => Promise<void>
  readonly withdraw?: (tx: Transaction, id: string, nowMs: number) => Promise<void>
}
