import { lazy } from 'react';
import { importChunk } from '../../../../../ui/components/import-chunk.ts';

/** What a review needs once somebody asks for it. */
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
