const rendered = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

export const PUZZLE_URL = rendered(
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="160"><rect width="320" height="160" fill="#cfe3df"/><path d="M0 110q40-22 80 0t80 0 80 0 80 0v50H0z" fill="#7fb3ab"/><path d="M0 130q40-18 80 0t80 0 80 0 80 0v30H0z" fill="#4f8f87"/><circle cx="70" cy="46" r="22" fill="#f3d9a4"/><rect x="190" y="56" width="48" height="48" rx="6" fill="#16222c" opacity=".45"/></svg>',
)
export const PIECE_URL = rendered(
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><rect x="1" y="1" width="46" height="46" rx="6" fill="#9cc7c0" stroke="#fff" stroke-width="2"/></svg>',
)
