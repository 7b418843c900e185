import type { DataBox } from '../../crypto/index.ts'
import { upsertRow, type Queries } from '../../database/index.ts'

export async function keepDrawing(db: Queries, box: DataBox, userId: string, drawing: string): Promise<void> {
  await upsertRow(db, 'drawn_signatures', {
    key: { userId },
    set: { drawing: box.seal(Buffer.from(drawing), aboutDrawing(userId)) },
  })
}

export async function storedDrawing(db: Queries, box: DataBox, userId: string): Promise<string | undefined> {
  const [row] = await db.query<{ drawing: Uint8Array }>('SELECT drawing FROM drawn_signatures WHERE user_id = $1', [
    userId,
  ])
  return row === undefined ? undefined : Buffer.from(box.open(row.drawing, aboutDrawing(userId))).toString()
}

export const aboutDrawing = (userId: string): string => `drawing ${userId}`
