/** Shown where a figure or time is unknown: a person never reads `NaN`. */
export const UNKNOWN_VALUE = '--'
