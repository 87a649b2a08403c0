export { hasTakenPart } from '../store/agreements.ts';
