declare global {
  interface ImportMeta {
    /** Vite's own: every module that the pattern finds, whichever developer added it. */
    glob(
      pattern: string,
      options: { readonly eager: true },
    ): Readonly<Record<string, Readonly<Record<string, unknown>>>>
  }
}

export interface CoreModule {
  readonly name: string
  readonly exported: readonly (readonly [string, unknown])[]
}

/** Every module of core with all that it exports, read from the folders and from no list. */
export const EVERY_MODULE: readonly CoreModule[] = Object.entries(
  import.meta.glob('../src/*/index.ts', { eager: true }),
).map(([path, exported]) => ({
  name: path.split('/').at(-2) ?? '',
  exported: Object.entries(exported),
}))
