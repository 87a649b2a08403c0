export { findLastSeen } from '../store.ts';
