/** Shown where a figure or time cannot be told: a person never reads `NaN`. */
export const UNKNOWN_VALUE = '--'
