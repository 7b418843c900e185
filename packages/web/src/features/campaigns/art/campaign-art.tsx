import type { ReactNode } from 'react'
import type { CampaignMotif } from '@diandu/core/campaigns'
import styles from '../hero/campaign-hero.module.css'

/** Drawn for a box of 360 by 220; it fills wider ones and never takes a word's place. */
const DRAWINGS: Readonly<Record<CampaignMotif, () => ReactNode>> = {
  lanterns: () =>
    [
      [214, 30, 26],
      [272, 54, 34],
      [330, 22, 22],
    ].map(([x = 0, drop = 0, size = 0]) => (
      <g key={x} className={styles.sway}>
        <path className={styles.thread} d={`M${x} 0V${drop}`} />
        <ellipse cx={x} cy={drop + size} rx={size} ry={size * 0.86} />
        <ellipse className={styles.light} cx={x} cy={drop + size} rx={size * 0.45} ry={size * 0.86} />
        <path className={styles.thread} d={`M${x} ${drop + size * 1.86}v${size}`} />
      </g>
    )),
  candles: () => (
    <>
      <path d="M196 220v-70q0-14 14-14h132q14 0 14 14v70z" />
      <path className={styles.light} d="M196 160q16 20 32 0t32 0 32 0 32 0 32 0v-14q0-10-14-10H210q-14 0-14 10z" />
      {[222, 250, 278, 306, 334].map((x, place) => (
        <g key={x}>
          <path className={styles.dark} d={`M${x - 4} 136v-34h8v34z`} />
          <path
            className={place % 2 === 0 ? `${styles.light} ${styles.twinkle}` : styles.light}
            d={`M${x} 78q10 14 0 22q-10-8 0-22z`}
          />
        </g>
      ))}
    </>
  ),
  sun: () => (
    <>
      <circle className={styles.light} cx="290" cy="76" r="42" />
      {Array.from({ length: 12 }, (_, place) => (
        <path
          key={place}
          className={place % 2 === 0 ? styles.twinkle : undefined}
          d="M286 12h8l-4-20z"
          transform={`rotate(${place * 30} 290 76)`}
        />
      ))}
      <path d="M0 190q45-26 90 0t90 0 90 0 90 0v30H0z" />
      <path className={styles.dark} d="M0 204q45-20 90 0t90 0 90 0 90 0v16H0z" />
    </>
  ),
  pillars: () =>
    [208, 246, 284, 322].map((x, place) => (
      <g key={x}>
        <path d={`M${x} 220V${60 - place * 12}l24-14v${174 + place * 12}z`} />
        <path
          className={place % 2 === 0 ? `${styles.light} ${styles.twinkle}` : styles.light}
          d={`M${x} ${60 - place * 12}l-12 12v-12z`}
        />
      </g>
    )),
  snow: () =>
    [
      [216, 44, 16],
      [262, 96, 26],
      [318, 50, 22],
      [338, 150, 14],
      [226, 168, 12],
      [290, 180, 18],
    ].map(([x = 0, y = 0, size = 0], place) => (
      <g key={x} className={place % 2 === 0 ? styles.twinkle : undefined}>
        {[0, 60, 120].map((turn) => (
          <path
            key={turn}
            className={styles.thread}
            d={`M${x - size} ${y}h${size * 2}m${-size * 0.5} ${-size * 0.3}l${-size * 0.3} ${size * 0.3} ${size * 0.3} ${size * 0.3}`}
            transform={`rotate(${turn} ${x} ${y})`}
          />
        ))}
      </g>
    )),
  stalls: () =>
    [196, 252, 308].map((x, place) => (
      <g key={x}>
        <path d={`M${x} 220v-76h48v76z`} />
        <path className={styles.light} d={`M${x - 4} 144l8-28h40l8 28q-7 12-14 0-7 12-14 0-7 12-14 0-7 12-14 0z`} />
        <path className={styles.dark} d={`M${x + 10} 220v-${place === 1 ? 46 : 38}h14v${place === 1 ? 46 : 38}z`} />
      </g>
    )),
  moon: () => (
    <>
      <path className={styles.light} d="M300 30a44 44 0 1 0 36 70a36 36 0 1 1-36-70z" />
      <path d="M150 220l60-90 44 60 36-44 70 74z" />
      <path className={styles.dark} d="M210 130l-20 30 20-8 16 12z" />
    </>
  ),
}

/** Under which a page's drawing is found again, by what makes a picture of the page. */
export const ART_ID = 'campaign-art'

/** A campaign's drawing, in its own accent; what moves in it stands still for who wants that. */
export function CampaignArt({ motif }: { readonly motif: CampaignMotif }) {
  return (
    <svg
      id={ART_ID}
      className={styles.art}
      viewBox="0 0 360 220"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      {DRAWINGS[motif]()}
    </svg>
  )
}
