/**
 * Runs `task` once the next frame has been painted; in a tab that is not seen, where no frame comes, at once. What a
 * person does not see in a page's first frame need not stand before it. Answers how to take it back.
 */
export function afterPaint(task: () => void): () => void {
  if (document.hidden) {
    task()
    return () => undefined
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
