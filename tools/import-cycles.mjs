/** The shortest round trip through each knot of files that import one another. `import()` does not tie a knot. */
export function importCycles(imports) {
  const arrows = new Map()
  for (const { from, to, kind } of imports) {
    if (to === undefined || kind === 'dynamic') continue
    arrows.set(from, [...(arrows.get(from) ?? []), to])
  }
  const cycles = []
  const reported = new Set()
  for (const start of [...arrows.keys()].sort()) {
    if (reported.has(start)) continue
    const cycle = shortestWayBack(start, arrows)
    if (cycle === undefined || cycle.some((file) => reported.has(file))) continue
    for (const file of cycle) reported.add(file)
    cycles.push(cycle)
  }
  return cycles
}

function shortestWayBack(start, arrows) {
  const cameFrom = new Map()
  const queue = [start]
  for (const file of queue) {
    for (const next of arrows.get(file) ?? []) {
      if (next === start) return [...wayTo(file, cameFrom), start]
      if (cameFrom.has(next)) continue
      cameFrom.set(next, file)
      queue.push(next)
    }
  }
  return undefined
}

function wayTo(file, cameFrom) {
  const before = cameFrom.get(file)
  return before === undefined ? [file] : [...wayTo(before, cameFrom), file]
}
