/** How far below the screen charts are fetched: they are worth their weight to who reads that far. */
export const CHARTS_AHEAD_PX = 160
