/** The environment, without the variables that are set to nothing. */
export type Given = Readonly<Record<string, string | undefined>>
