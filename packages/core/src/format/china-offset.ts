/** Chinese wall-clock time is eight hours ahead all year, in every province. */
export const CHINA_OFFSET_MS = 8 * 3_600_000
