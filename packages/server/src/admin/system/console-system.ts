/** What the console knows of the program around it. */
export interface ConsoleSystem {
  /** Of this version: others in the database are of versions before. */
  readonly jobNames: ReadonlySet<string>
}
