import { defineJob, noPayload } from '../../../platform/jobs/define-job.ts';
import { checkStoredFiles } from './service/check-files.ts';
import { deleteUnusedFiles } from './service/delete-files.ts';
import { drawDocuments } from './service/documents/draw-documents.ts';
import { readFonts } from './service/fonts/read-fonts.ts';
import { indexAnew } from './service/index-content.ts';
import { remakeThumbnails } from './service/inside/remake-thumbnails.ts';
import { makeMockups } from './service/mockups/make-mockups.ts';
import { makeMockupsJob } from './service/mockups/settle-mockup.ts';
import { drawFilms } from './service/motion/draw-films.ts';
import { drawPanoramas } from './service/panoramas/draw-panoramas.ts';
import { settlePreviews, settlePreviewsJob } from './service/previews.ts';
import { readSounds } from './service/sounds/read-sounds.ts';
import { readPatterns } from './service/tiles/read-tiles.ts';
import { drawTurntables } from './service/turntables/draw-turntables.ts';

export const contentJobs = [
  defineJob('delete-unused-files', noPayload, deleteUnusedFiles, {
    schedule: '11 2 * * *',
    policy: 'short',
    expireInSeconds: 3600,
  }),
  defineJob('check-stored-files', noPayload, checkStoredFiles, {
    schedule: '41 2 * * *',
    policy: 'short',
    expireInSeconds: 3 * 3600,
  }),
  defineJob('index-anew', noPayload, indexAnew, { schedule: '* * * * *', policy: 'short', expireInSeconds: 3600 }),
  defineJob('remake-thumbnails', noPayload, (ctx) => remakeThumbnails(ctx), {
    schedule: '* * * * *',
    policy: 'short',
    expireInSeconds: 3600,
  }),
  defineJob('read-fonts', noPayload, (ctx) => readFonts(ctx), {
    schedule: '* * * * *',
    policy: 'short',
    expireInSeconds: 3600,
  }),
  defineJob('read-patterns', noPayload, (ctx) => readPatterns(ctx), {
    schedule: '* * * * *',
    policy: 'short',
    expireInSeconds: 3600,
  }),
  defineJob('read-sounds', noPayload, (ctx) => readSounds(ctx), {
    schedule: '* * * * *',
    policy: 'short',
    expireInSeconds: 3600,
  }),
  defineJob('draw-panoramas', noPayload, (ctx) => drawPanoramas(ctx), {
    schedule: '* * * * *',
    policy: 'short',
    expireInSeconds: 3600,
  }),
  defineJob('draw-films', noPayload, (ctx) => drawFilms(ctx), {
    schedule: '* * * * *',
    policy: 'short',
    expireInSeconds: 3600,
  }),
  defineJob('draw-documents', noPayload, (ctx) => drawDocuments(ctx), {
    schedule: '* * * * *',
    policy: 'short',
    expireInSeconds: 3600,
  }),
  defineJob('draw-turntables', noPayload, (ctx) => drawTurntables(ctx), {
    schedule: '* * * * *',
    policy: 'short',
    expireInSeconds: 3600,
  }),
  defineJob(makeMockupsJob.name, makeMockupsJob.schema, (ctx) => makeMockups(ctx), {
    schedule: '* * * * *',
    policy: 'short',
    expireInSeconds: 3600,
  }),
  defineJob(settlePreviewsJob.name, settlePreviewsJob.schema, settlePreviews, { retryLimit: 8 }),
];
