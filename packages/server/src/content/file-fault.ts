import type { ContentFault } from '@diandu/core/admin'

/** Thrown by the reader of a file: the message has the file’s name, and the fault is for who writes its text. */
export class FileFault extends Error {
  readonly fault: ContentFault
  constructor(fileName: string, fault: ContentFault, words: string) {
    super(`${fileName}, line ${fault.line ?? 1}: ${words}`)
    this.fault = fault
  }
}
