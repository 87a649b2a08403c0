export { readListedSince } from '../store/newest.ts';
