export { readTurntables, type TurntableRow } from '../../store/turntables/turntables.ts';
