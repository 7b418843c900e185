/** Facts of the program around the console. */
export interface ConsoleSystem {
  /** Of this version: others in the database are of versions before. */
  readonly jobNames: ReadonlySet<string>
  /** Names alone: no value leaves the program. */
  readonly settings: readonly { readonly name: string; readonly isSecret: boolean; readonly isChosen: boolean }[]
}
