import { fail, ok } from '@diandu/core/kernel'
import {
  addProposal as addProposalRow,
  changeProfile as changeProfileRow,
  closeAccount as closeAccountRow,
  getAccountSafety,
  uploadPicture as uploadPictureRow,
} from '@diandu/wire'
import { memberHandlerFor, onceHandlerFor, type Handler } from '../calls/index.ts'
import { idFrom } from '../ids/index.ts'
import { changeProfile } from './change-profile.ts'
import { closeAccount } from './close-account.ts'
import type { DataBox } from '../crypto/index.ts'
import { readSafety } from './profile-store.ts'
import { addProposal } from './proposal-store.ts'
import { createImageProcessor } from './pictures/processing/image-processor.ts'
import { keepPicture, makePicture, type MadePicture } from './pictures/upload-picture.ts'

export const profileHandlers = (box: DataBox, processor = createImageProcessor()): readonly Handler[] => [
  memberHandlerFor(changeProfileRow, (change, context) => changeProfile(change, context)),
  memberHandlerFor(getAccountSafety, async (_nothing, { db, clock, viewer }) => {
    const safety = await readSafety(db, viewer.userId, clock.now())
    return safety === undefined ? fail({ kind: 'login-required' }) : ok(safety)
  }),
  memberHandlerFor(closeAccountRow, ({ code }, context) => closeAccount(code, context)),
  onceHandlerFor<typeof uploadPictureRow, MadePicture>(
    uploadPictureRow,
    (_nothing, context, made) => keepPicture(context, made, box),
    (_nothing, context) => makePicture(context, box, processor),
    box,
  ),
  onceHandlerFor(addProposalRow, ({ photos = [], ...draft }, { db, clock, random, viewer }) =>
    addProposal(db, viewer.userId, idFrom(random.token()), { ...draft, photos }, clock.now()),
  ),
]
