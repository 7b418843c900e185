interface Stream {
  readonly write: (text: string) => unknown
  readonly on: (event: 'error', receive: (error: Error) => void) => unknown
}

/**
 * The reader of the log may go away, and the disk that it is written to may be full; the server answers all the same.
 * What cannot be written is dropped, which is said once where the other stream still has a reader.
 */
export function outliveReaders(stdout: Stream, stderr: Stream): void {
  const outlive = (own: Stream, name: string, other: Stream): void => {
    let isReported = false
    own.on('error', (error) => {
      if (isReported) return
      isReported = true
      other.write(
        `${name} cannot be written to any more (${error.message}). The server goes on, and its lines there are lost.\n`,
      )
    })
  }
  outlive(stdout, 'Standard output', stderr)
  outlive(stderr, 'Standard error', stdout)
}
