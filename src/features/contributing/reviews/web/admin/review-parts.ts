import { lazy } from 'react';
import { importChunk } from '../../../../../ui/components/loading/import-chunk.ts';

/** Components of the review page that are loaded on first use. */
export const DecisionForm = lazy(async () => ({
  default: (await importChunk(() => import('./decision-form.tsx'))).DecisionForm,
}));
export const CorrectionForm = lazy(async () => ({
  default: (await importChunk(() => import('./correction-form.tsx'))).CorrectionForm,
}));
export const AssignDialog = lazy(async () => ({
  default: (await importChunk(() => import('./assign/assign-dialog.tsx'))).AssignDialog,
}));
export const PictureZoom = lazy(async () => ({
  default: (await importChunk(() => import('./picture-zoom.tsx'))).PictureZoom,
}));
export const KeysHelp = lazy(async () => ({
  default: (await importChunk(() => import('./keys-help.tsx'))).KeysHelp,
}));
