/** A tab of a browser, as its driver gives it: what every engine can do. */
export interface Tab {
  readonly url: () => Promise<string>
  /** Begins to load and does not wait. */
  readonly open: (url: string) => Promise<void>
  readonly reload: () => Promise<void>
  readonly back: (steps: number) => Promise<void>
  /** Calls the function, given as text, with these values inside the page, and awaits what it promises. */
  readonly run: (source: string, given: readonly unknown[]) => Promise<unknown>
  /** By a finger where the engine has one. */
  readonly touch: (x: number, y: number) => Promise<void>
  /** Presses, and lets go when the answer is called. */
  readonly hold: (x: number, y: number) => Promise<() => Promise<void>>
  readonly key: (name: string) => Promise<void>
  readonly type: (text: string) => Promise<void>
  readonly giveFile: (selector: string, path: string) => Promise<void>
}

/** A browser with one tab, as one person has it. */
export interface EngineBrowser {
  readonly tab: Tab
  /** Errors and warnings that the engine reported; empty where it reports nothing to its driver. */
  readonly complaints: () => readonly string[]
  readonly close: () => Promise<void>
}
