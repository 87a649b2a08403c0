import type { Finder, InboxCounter } from '../../../platform/admin-desk.ts';
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { deskContract } from './contract.ts';
import { findRecords } from './service/find.ts';
import { showInbox } from './service/inbox.ts';
import { createNote, deleteNote, listNotes } from './service/notes.ts';
import { addView, deleteView, listViews, updateView } from './service/views.ts';

/** Contributions of all features to the desk; read when all features are known. */
export interface DeskDeps {
  readonly listCounters: () => readonly InboxCounter[];
  readonly listFinders: () => readonly Finder[];
}

export const deskEndpoints = ({ listCounters, listFinders }: DeskDeps): Endpoint[] => [
  readEndpoint(deskContract.inbox, (ctx) => showInbox(ctx, listCounters())),
  readEndpoint(deskContract.find, (ctx, input) => findRecords(ctx, input, listFinders())),
  readEndpoint(deskContract.views, listViews),
  writeEndpoint(deskContract.addView, addView),
  writeEndpoint(deskContract.renameView, updateView),
  writeEndpoint(deskContract.removeView, deleteView),
  readEndpoint(deskContract.notes, listNotes),
  writeEndpoint(deskContract.addNote, createNote),
  writeEndpoint(deskContract.removeNote, deleteNote),
];
